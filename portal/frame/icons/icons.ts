import { kitIcons } from '#widgets/kit/icons.ts'

/** The kit's icons and those of the portal, all with a 1.5 stroke on 16 × 16. */
export const icons = {
  ...kitIcons,
  dashboard: 'M2.5 2.5h4.5v5H2.5zM9 2.5h4.5v3H9zM9 8h4.5v5.5H9zM2.5 10h4.5v3.5H2.5z',
  inbox: 'M2 9.5 4.2 3.5h7.6L14 9.5v3.5H2zM2 9.5h3.5l1 1.5h3l1-1.5H14',
  quote: 'M4 1.5h5.5L12.5 4.5v10h-8.5zM9.5 1.5v3h3M6 8h4.5M6 11h3',
  binder: 'M2.5 4.5a1 1 0 0 1 1-1h3l1.5 1.5h4.5a1 1 0 0 1 1 1v6.5a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1z',
  policy: 'M8 1.5 13.5 3.5v4c0 3.5-2.3 5.7-5.5 7-3.2-1.3-5.5-3.5-5.5-7v-4zM5.5 8l1.8 1.8L10.8 6',
  document: 'M4 1.5h5.5L12.5 4.5v10h-8.5zM9.5 1.5v3h3',
  flag: 'M4 14.5v-12M4 3h8.5l-2 3 2 3H4',
  columns: 'M2.5 3h11v10h-11zM6.2 3v10M9.8 3v10',
  menu: 'M2 4h12M2 8h12M2 12h12',
  chevronLeft: 'M9.5 4 5.5 8 9.5 12',
  chevronsLeft: 'm8 4-4 4 4 4M12.5 4l-4 4 4 4',
  chevronsRight: 'm8 4 4 4-4 4M3.5 4l4 4-4 4',
  sortUp: 'M8 12.5v-9M4.5 7 8 3.5 11.5 7',
  sortDown: 'M8 3.5v9M4.5 9 8 12.5 11.5 9',
  arrowUp: 'M8 12.5v-9M4.5 7 8 3.5 11.5 7',
  arrowDown: 'M8 3.5v9M4.5 9 8 12.5 11.5 9',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  send: 'M14 2 7 9M14 2 9.5 14 7 9 2 6.5z',
  approve: 'M8 14.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM5 8.3l2 2L11 6.2',
  decline: 'M8 14.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM5.7 5.7l4.6 4.6M10.3 5.7l-4.6 4.6',
  release: 'M3 7.5h10v6H3zM5.5 7.5V5a2.5 2.5 0 0 1 4.9-.7',
  pay: 'M1.5 3.5h13v9h-13zM1.5 6.5h13M4 10h2.5',
  enter: 'M9.5 2.5h4v11h-4M6.5 11l3-3-3-3M9 8H2',
  switch: 'M2.5 5h10.5M10 2l3 3-3 3M13.5 11H3M6 8l-3 3 3 3',
  signOut: 'M6.5 2.5h-4v11h4M10.5 11l3-3-3-3M13 8H6',
  person: 'M8 8a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.5 14c.6-2.7 2.8-4 5.5-4s4.9 1.3 5.5 4',
  sun: 'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3 3l1 1M12 12l1 1M13 3l-1 1M4 12l-1 1',
  moon: 'M13.5 9.5A6 6 0 0 1 6.5 2.5a6 6 0 1 0 7 7z',
  device: 'M1.5 3h13v8h-13zM5.5 13.5h5M8 11v2.5',
  clock: 'M8 14.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM8 4.5V8l2.5 1.5',
  eye: 'M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  eyeOff:
    'M2 2l12 12M6.5 3.7A7 7 0 0 1 8 3.5c4 0 6.5 4.5 6.5 4.5a12 12 0 0 1-2 2.5M4 4.8A12 12 0 0 0 1.5 8S4 12.5 8 12.5c1 0 1.900-.3 2.700-.7',
} as const satisfies Record<string, string>

export type IconName = keyof typeof icons
