/**
 * Elements whose files the loader itself knows: the calculator and elements without React, which are
 * small; the list of the others would delay their first view.
 */
export const firstElements = {
  'parapet-cookie-bar': () => import('./cookie-bar/element.ts'),
  'parapet-incident-banner': () => import('./incident-banner/element.ts'),
  'parapet-notifications': () => import('./notifications/element.ts'),
  'parapet-quote-button': () => import('./quote-button/element.ts'),
  'parapet-quote-calculator': () => import('./quote-calculator/element.ts'),
  'parapet-sign-in-button': () => import('./sign-in-button/element.ts'),
} satisfies Record<`parapet-${string}`, () => Promise<unknown>>
