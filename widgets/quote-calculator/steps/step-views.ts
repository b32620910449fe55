import type { Step } from '#core/insurance/quotes/calculator/steps.ts'
import { lazyView, type LazyView } from '../lazy-view.ts'

/** Views of all steps except the first, which is part of the first load. */
export const stepViews = {
  security: lazyView('security', () =>
    import('./SecurityStep.tsx').then((part) => part.SecurityStep),
  ),
  options: lazyView('options', () => import('./OptionsStep.tsx').then((part) => part.OptionsStep)),
  contact: lazyView('contact', () => import('./ContactStep.tsx').then((part) => part.ContactStep)),
  saved: lazyView('saved', () => import('./SavedStep.tsx').then((part) => part.SavedStep)),
} satisfies Partial<Record<Step, LazyView>>
