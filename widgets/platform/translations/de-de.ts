import { byNamespace } from '../locale-texts.ts'

/** The texts of elements in de-DE. */
export const texts = byNamespace(
  import.meta.glob('../../../core/foundation/wording/locales/de-DE/*.json', {
    eager: true,
    import: 'default',
  }),
)
