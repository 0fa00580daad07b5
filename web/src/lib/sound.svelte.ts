/** Short sounds, made of two tones each; off until somebody wants them. */
const KEY = 'steading.sound';
const SOUNDS = { move: [392, 330], turn: [523, 784], over: [523, 659] } as const;
const LENGTH = 0.09;

class Sound {
  on = $state(localStorage.getItem(KEY) === 'on');
  #context: AudioContext | undefined;

  toggle() {
    this.on = !this.on;
    localStorage.setItem(KEY, this.on ? 'on' : 'off');
    this.play('turn');
  }

  play(name: keyof typeof SOUNDS) {
    if (!this.on || document.hidden) return;
    this.#context ??= new AudioContext();
    const { currentTime } = this.#context;
    for (const [index, pitch] of SOUNDS[name].entries()) this.#tone(pitch, currentTime + index * LENGTH);
  }

  #tone(pitch: number, start: number) {
    const context = this.#context!;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.12, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 2 * LENGTH);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 2 * LENGTH);
  }
}

export const sound = new Sound();
