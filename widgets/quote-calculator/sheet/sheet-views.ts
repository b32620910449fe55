import { lazyView } from '../lazy-view.ts'

/** Parts of the sheet that some readers or some quotes need, loaded when they are first shown. */
export const sheetViews = {
  facts: lazyView('facts', () =>
    import('./UnderwriterFacts.tsx').then((part) => part.UnderwriterFacts),
  ),
  price: lazyView('price', () => import('./PriceSection.tsx').then((part) => part.PriceSection)),
  chart: lazyView('chart', () => import('./EditableChart.tsx').then((part) => part.EditableChart)),
}
