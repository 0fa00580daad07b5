/** One click from a game on the shelf to a table against bots. */
import { coachAt } from '../table/coach.svelte';
import type { GameSummary, Occupant } from '../types/protocol';
import { api } from './api';
import { goodBot } from './bots';
import { person } from './person.svelte';
import { showProblem } from './problem';
import { router } from './router.svelte';

/** A table with the usual number of bots. */
export async function playAgainstBots({ id, default_players: players, bots }: GameSummary) {
  await open({ id, players, options: {}, bot: goodBot(bots) });
}

/** A short first game against easy bots, with the coach beside it. */
export async function playFirstGame({ id, first_players: players, first_game: options }: GameSummary) {
  await open({ id, players, options, bot: 'easy', coach: true });
}

interface Plan {
  id: string;
  players: number;
  options: Record<string, string>;
  bot: string;
  coach?: boolean;
}

async function open({ id: game, players, options, bot, coach = false }: Plan) {
  try {
    await person.ensure();
    const seats: Occupant[] = ['me', ...Array.from({ length: players - 1 }, () => ({ bot }))];
    const { id } = await api.newTable({ game, terms: { players, options }, public: false, seats });
    if (coach) coachAt(id, true);
    router.go(`/table/${id}`);
  } catch (error) {
    showProblem(error);
  }
}
