/** Who sits in front of the screen. Nobody has to sign in: the first action makes a guest. */
import type { Me } from '../types/protocol';
import { api } from './api';
import { guestName } from './names';

const KEY = 'steading.known';

class PersonHere {
  me = $state<Me | null>(null);
  #loading: Promise<Me | null> | undefined;

  /** Finds out who this is; nobody if they were never here. */
  load(): Promise<Me | null> {
    this.#loading ??= localStorage.getItem(KEY)
      ? api.me().then(
          (me) => this.be(me),
          () => null,
        )
      : Promise.resolve(null);
    return this.#loading;
  }

  /** Who this is; a new guest with a friendly name if nobody is known. */
  async ensure(): Promise<Me> {
    await this.load();
    return this.me ?? this.be(await api.newGuest(guestName()));
  }

  be(me: Me): Me {
    localStorage.setItem(KEY, '1');
    this.me = me;
    return me;
  }

  async signOut() {
    await api.signOut();
    this.#forget();
  }

  /** Deletes everything about this person, for good. */
  async delete(password?: string) {
    await api.deleteMe(password);
    this.#forget();
  }

  #forget() {
    localStorage.removeItem(KEY);
    this.me = null;
  }
}

export const person = new PersonHere();
