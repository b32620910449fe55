import { lazyView } from './lazy-view.ts'

/** Parts of steps that come when there is a price to show. */
export const partViews = {
  coverages: lazyView('coverages', () =>
    import('./CoverageEditor.tsx').then((part) => part.CoverageEditor),
  ),
  priceDetails: lazyView('priceDetails', () =>
    import('./PriceDetails.tsx').then((part) => part.PriceDetails),
  ),
}
