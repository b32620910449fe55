import { lazyView } from './lazy-view.ts'

/** Parts that are loaded when they are first shown. */
export const partViews = {
  coverages: lazyView('coverages', () =>
    import('./coverages/CoverageEditor.tsx').then((part) => part.CoverageEditor),
  ),
  unfinished: lazyView('unfinished', () =>
    import('./drafts/Unfinished.tsx').then((part) => part.Unfinished),
  ),
  conflict: lazyView('conflict', () =>
    import('./drafts/Conflict.tsx').then((part) => part.Conflict),
  ),
  sheet: lazyView('sheet', () => import('./sheet/Sheet.tsx').then((part) => part.Sheet)),
  readOnlyQuote: lazyView('readOnlyQuote', () =>
    import('./steps/ReadOnlyQuote.tsx').then((part) => part.ReadOnlyQuote),
  ),
  price: lazyView('price', () =>
    import('./price/PriceFigure.tsx').then((part) => part.PriceFigure),
  ),
  largePrice: lazyView('largePrice', () =>
    import('./price/PriceFigure.tsx').then((part) => part.LargePriceFigure),
  ),
  openingProblem: lazyView('openingProblem', () =>
    import('./problems/Problem.tsx').then((part) => part.OpeningProblem),
  ),
  priceProblem: lazyView('priceProblem', () =>
    import('./problems/Problem.tsx').then((part) => part.PriceProblem),
  ),
  saveProblem: lazyView('saveProblem', () =>
    import('./problems/Problem.tsx').then((part) => part.SaveProblem),
  ),
  priceDetails: lazyView('priceDetails', () =>
    import('./price/PriceDetails.tsx').then((part) => part.PriceDetails),
  ),
}
