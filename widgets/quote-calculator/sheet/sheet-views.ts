import { lazyView } from '../lazy-view.ts'

/** Parts of the sheet that only some users or quotes need. Loaded when first shown. */
export const sheetViews = {
  underwriterSummary: lazyView('underwriterSummary', () =>
    import('./UnderwriterSummary.tsx').then((part) => part.UnderwriterSummary),
  ),
  price: lazyView('price', () => import('./PriceSection.tsx').then((part) => part.PriceSection)),
  chart: lazyView('chart', () => import('./EditableChart.tsx').then((part) => part.EditableChart)),
}
