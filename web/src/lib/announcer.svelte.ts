/** What the live region says: prompts and the moves of others, one sentence at a time. */
class Announcer {
  sentence = $state('');

  say(sentence: string) {
    this.sentence = sentence;
  }
}

export const announcer = new Announcer();
