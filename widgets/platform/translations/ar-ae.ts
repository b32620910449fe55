import { byNamespace } from '../locale-texts.ts'

/** The texts of elements in ar-AE. */
export const texts = byNamespace(
  import.meta.glob('../../../core/foundation/wording/locales/ar-AE/*.json', {
    eager: true,
    import: 'default',
  }),
)
