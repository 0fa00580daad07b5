import '@fontsource-variable/figtree';
import '@fontsource-variable/fraunces';
import { mount } from 'svelte';
import App from './App.svelte';
import './style/base.css';
import './style/tokens.css';

mount(App, { target: document.getElementById('app')! });
