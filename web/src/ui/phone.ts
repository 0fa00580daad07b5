import { MediaQuery } from 'svelte/reactivity';

/** Whether the screen is narrow: the table then has tabs. */
export const phone = new MediaQuery('max-width: 639px');
