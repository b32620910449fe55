import { lazyView } from './lazy-view.ts'

/** Parts that are loaded when they are first shown. */
export const partViews = {
  coverages: lazyView('coverages', () =>
    import('./CoverageEditor.tsx').then((part) => part.CoverageEditor),
  ),
  unfinished: lazyView('unfinished', () =>
    import('./Unfinished.tsx').then((part) => part.Unfinished),
  ),
  printed: lazyView('printed', () =>
    import('./PrintedQuote.tsx').then((part) => part.PrintedQuote),
  ),
  price: lazyView('price', () => import('./PriceFigure.tsx').then((part) => part.PriceFigure)),
  largePrice: lazyView('largePrice', () =>
    import('./PriceFigure.tsx').then((part) => part.LargePriceFigure),
  ),
  openingTrouble: lazyView('openingTrouble', () =>
    import('./Trouble.tsx').then((part) => part.OpeningTrouble),
  ),
  priceTrouble: lazyView('priceTrouble', () =>
    import('./Trouble.tsx').then((part) => part.PriceTrouble),
  ),
  saveTrouble: lazyView('saveTrouble', () =>
    import('./Trouble.tsx').then((part) => part.SaveTrouble),
  ),
  priceDetails: lazyView('priceDetails', () =>
    import('./PriceDetails.tsx').then((part) => part.PriceDetails),
  ),
}
