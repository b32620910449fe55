import { byNamespace } from '#widgets/platform/locale-texts.ts'

/** The texts of sign-in that en-GB has in place of the base's, in one file. */
export const texts = byNamespace(
  import.meta.glob(
    '../../../core/foundation/wording/locales/en-GB/{common,element,public,sign-in}.json',
    {
      eager: true,
      import: 'default',
    },
  ),
)
