/** What is somebody's own: tokens, sessions, the password, everything about oneself, and the end of it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { scene } from './scene.mjs';

const play = scene();
const PASSWORD = 'schafe im regen';

play('somebody keeps house with their account and deletes it at last', async ({ enter }) => {
  const player = await enter();
  const { page } = player;
  await player.goto('/me');
  await page.getByLabel('Your name at the table').fill('Аnna');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('letters of different alphabets').waitFor();
  await page.getByLabel('Your name at the table').fill('Anna');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('heading', { name: 'Anna' }).waitFor();
  await page.getByLabel('Login').fill('anna');
  await page.getByLabel('Password').fill('iloveyou');
  await page.getByRole('button', { name: 'Make an account' }).click();
  await page.getByText('This password is easily guessed').waitFor();
  await page.getByLabel('Password').fill('correct horse');
  await page.getByRole('button', { name: 'Make an account' }).click();
  await page.getByText('Signed in as anna').waitFor();

  const elsewhere = await enter();
  await elsewhere.goto('/me');
  await elsewhere.page.getByLabel('Login').fill('anna');
  await elsewhere.page.getByLabel('Password').fill('correct horse');
  await elsewhere.page.getByRole('button', { name: 'Sign in' }).click();
  await elsewhere.page.getByText('Signed in as anna').waitFor();
  const table = await elsewhere.openTable('settlement', { players: 2, seats: ['me', { bot: 'random' }] });
  await elsewhere.page.getByText('Live', { exact: true }).waitFor();

  await page.getByLabel('Present password').fill('wrong horse');
  await page.getByLabel('New password').fill(PASSWORD);
  const change = page.locator('form', { hasText: 'Change the password' });
  await change.getByRole('button', { name: 'Save' }).click();
  await page.getByText('This is not your password').waitFor();
  await page.getByLabel('Present password').fill('correct horse');
  await change.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Other browsers are signed out').waitFor();
  await elsewhere.page.getByText('You are signed out').waitFor();

  await page.getByLabel('What the token is for').fill('my bot');
  await page.getByRole('button', { name: 'only looks' }).click();
  await page.getByRole('button', { name: 'Make a token' }).click();
  assert.match(await page.getByLabel('Copy it now').inputValue(), /^[a-z0-9]{32}$/);
  await page.getByRole('button', { name: 'Take away: my bot' }).click();
  await page.getByRole('button', { name: 'Take away: my bot' }).waitFor({ state: 'detached' });

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save everything about you' }).click(),
  ]);
  const everything = JSON.parse(readFileSync(await file.path(), 'utf8'));
  assert.equal(everything.me.login, 'anna');
  assert.equal(everything.tables[0].id, table);

  await page.reload();
  await page.locator(`a[href="/table/${table}"]`).waitFor();
  await page.getByRole('button', { name: 'Delete everything' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('There is no way back').waitFor();
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByText('You are deleted').waitFor();
  await page.getByRole('heading', { name: 'Guest' }).waitFor();
  await page.locator(`a[href="/table/${table}"]`).waitFor({ state: 'detached' });
  await player.goto(`/replay/${table}/0`);
  player.forgiven = /status of (400|401|403)/;
  elsewhere.forgiven = /status of 401|WebSocket/;
});
