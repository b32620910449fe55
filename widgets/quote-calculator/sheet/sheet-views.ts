import { lazyView } from '../lazy-view.ts'

/** Parts of the sheet that only some users or quotes need. Loaded when first shown. */
export const sheetViews = {
  facts: lazyView('facts', () =>
    import('./UnderwriterFacts.tsx').then((part) => part.UnderwriterFacts),
  ),
  price: lazyView('price', () => import('./PriceSection.tsx').then((part) => part.PriceSection)),
  chart: lazyView('chart', () => import('./EditableChart.tsx').then((part) => part.EditableChart)),
}
