import { byNamespace } from '../locale-texts.ts'

/** The texts of elements in fr-CA. */
export const texts = byNamespace(
  import.meta.glob('../../../core/foundation/wording/locales/fr-CA/*.json', {
    eager: true,
    import: 'default',
  }),
)
