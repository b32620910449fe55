import { byNamespace } from '#widgets/platform/locale-texts.ts'

/** What sign-in and errors say in en-AU and not in the base, in one file. */
export const texts = byNamespace(
  import.meta.glob(
    '../../../core/foundation/wording/locales/en-AU/{common,element,errors,public,sign-in}.json',
    {
      eager: true,
      import: 'default',
    },
  ),
)
