/** The five seats: a colour, a silhouette and a pattern, always together. */
export interface SeatLook {
  id: 'poppy' | 'lake' | 'sun' | 'chalk' | 'raven';
  /** The silhouette, in a box from -20 to 20. */
  outline: string;
  /** The darker side of the silhouette. */
  shade: string;
  /** Doors and windows, in the colour of the mark. */
  mark: string;
  /** Dark seats have an ivory line inside the ink line, so that they stand out on dark terrain. */
  casing: boolean;
  /** The pattern for bars and charts, in an 8 × 8 box; solid if empty. */
  pattern: string;
}

export const SEATS: readonly SeatLook[] = [
  {
    id: 'poppy',
    outline: 'M0-13.5L13-3.2H10.2V11.5H-10.2V-3.2H-13Z',
    shade: 'M0-13.5L13-3.2H10.2V11.5H2V-3.2Z',
    mark: 'M-3.2 11.5V3.2h6.4v8.3z',
    casing: true,
    pattern: '',
  },
  {
    id: 'lake',
    outline: 'M-12 11.5V-1.5A12 12 0 0 1 12-1.5V11.5Z',
    shade: 'M3-13A12 12 0 0 1 12-1.5V11.5H5V-1.5Q5-9 3-13z',
    mark: 'M-3.6 11.5V5a3.6 3.6 0 0 1 7.2 0v6.5z',
    casing: true,
    pattern: 'M-2 10L10-2M-2 2L2-2M6 10L10 6',
  },
  {
    id: 'sun',
    outline: 'M0-15L13.8 11.5H-13.8Z',
    shade: 'M0-15L13.8 11.5H4Z',
    mark: 'M0-3L5 11.5H-5Z',
    casing: false,
    pattern: 'M2 2h.01M6 6h.01',
  },
  {
    id: 'chalk',
    outline: 'M-11 11.5V-13H-5.6V-8.8H-2.7V-13H2.7V-8.8H5.6V-13H11V11.5Z',
    shade: 'M4-8.8h1.6V-13H11V11.5H4Z',
    mark: 'M-2.8 11.5V4.5a2.8 2.8 0 0 1 5.6 0v7zM-6.5-4.5h3v3.5h-3zM3.5-4.5h3v3.5h-3z',
    casing: false,
    pattern: 'M0 4H8M4 0V8',
  },
  {
    id: 'raven',
    outline: 'M-14 11.5V-3L-7-12.5L0-3L7-12.5L14-3V11.5Z',
    shade: 'M7-12.5L14-3V11.5H7Z',
    mark: 'M-9.5 11.5V4.5h5v7zM4.5 11.5V4.5h5v7z',
    casing: true,
    pattern: 'M0 2H8M0 6H8',
  },
];
