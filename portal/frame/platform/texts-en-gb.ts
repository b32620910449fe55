import { byNamespace } from '#widgets/platform/locale-texts.ts'

/** The texts of sign-in and errors that en-GB has in place of the base's, in one file. */
export const texts = byNamespace(
  import.meta.glob(
    '../../../core/foundation/wording/locales/en-GB/{common,element,errors,public,sign-in}.json',
    {
      eager: true,
      import: 'default',
    },
  ),
)
