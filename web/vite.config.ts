import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { icons } from './plugins/icons.ts';

const server = process.env['STEADING_SERVER'] ?? 'http://127.0.0.1:7878';
const proxy = { '/api': { target: server, ws: true } };

export default defineConfig({
  plugins: [icons(), svelte()],
  // The words that every game shares stand beside the Rust code that also reads them.
  server: { proxy, fs: { allow: [fileURLToPath(new URL('..', import.meta.url))] } },
  preview: { proxy },
  build: { target: 'es2022' },
  resolve: process.env['VITEST'] ? { conditions: ['browser'] } : {},
  test: { include: ['src/**/*.test.ts', 'plugins/**/*.test.ts'] },
});
