/**
 * Every element: its tag and the chunk that defines it. Read by the loader, the docs and the tests.
 */
export const registry = {
  'parapet-account-form': () => import('./account-form/element.ts'),
  'parapet-cookie-bar': () => import('./cookie-bar/element.ts'),
  'parapet-incident-banner': () => import('./incident-banner/element.ts'),
  'parapet-notifications': () => import('./notifications/element.ts'),
  'parapet-payment-page': () => import('./payment-page/element.ts'),
  'parapet-quote-button': () => import('./quote-button/element.ts'),
  'parapet-quote-calculator': () => import('./quote-calculator/element.ts'),
  'parapet-risk-factors': () => import('./risk-factors/element.ts'),
  'parapet-security-code': () => import('./security-code/element.ts'),
  'parapet-security-questions': () => import('./security-questions/element.ts'),
  'parapet-sign-in-button': () => import('./sign-in-button/element.ts'),
} satisfies Record<`parapet-${string}`, () => Promise<unknown>>

export type ParapetTag = keyof typeof registry

export const isParapetTag = (tag: string): tag is ParapetTag => Object.hasOwn(registry, tag)
