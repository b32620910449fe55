import { byNamespace } from './locale-texts.ts'

/** The texts of elements that en-AU has in place of the base's. */
export const texts = byNamespace(
  import.meta.glob(
    '../../core/foundation/wording/locales/en-AU/{account-form,address,calculator,calculator-steps,common,coverages,element,errors,payment,rating,security-code}.json',
    { eager: true, import: 'default' },
  ),
)
