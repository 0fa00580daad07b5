import { expect, test } from 'vitest';
import { place } from './place';

const page = { width: 1000, height: 800 };
const popover = { width: 300, height: 200 };

test('a popover stands beside its anchor and inside the window', () => {
  expect(place({ left: 100, top: 400, width: 40, height: 40 }, popover, page)).toEqual({
    left: 150,
    top: 320,
  });
  expect(place({ left: 900, top: 10, width: 40, height: 40 }, popover, page)).toEqual({ left: 590, top: 8 });
});

test('without room at the sides it stands below or above', () => {
  const wide = (top: number) => place({ left: 50, top, width: 900, height: 40 }, popover, page);
  expect(wide(100)).toEqual({ left: 350, top: 150 });
  expect(wide(700)).toEqual({ left: 350, top: 490 });
});

test('it stands where it covers least of what is to be kept free', () => {
  const anchor = { left: 400, top: 400, width: 40, height: 40 };
  const lit = [
    { left: 600, top: 420, width: 40, height: 40 },
    { left: 120, top: 420, width: 40, height: 40 },
  ];
  expect(place(anchor, popover, page, lit)).toEqual({ left: 270, top: 450 });
});
