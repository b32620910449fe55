/**
 * Elements whose files the loader knows itself: the calculator, and the small elements without
 * React. Loading the list of the others first would delay their first view.
 */
export const firstElements = {
  'parapet-cookie-bar': () => import('./cookie-bar/element.ts'),
  'parapet-incident-banner': () => import('./incident-banner/element.ts'),
  'parapet-notifications': () => import('./notifications/element.ts'),
  'parapet-quote-button': () => import('./quote-button/element.ts'),
  'parapet-quote-calculator': () => import('./quote-calculator/element.ts'),
  'parapet-sign-in-button': () => import('./sign-in-button/element.ts'),
} satisfies Record<`parapet-${string}`, () => Promise<unknown>>
