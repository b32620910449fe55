import { byNamespace } from '#widgets/platform/locale-texts.ts'

/** What sign-in says in en-GB and not in the base, in one file. */
export const texts = byNamespace(
  import.meta.glob(
    '../../../core/foundation/wording/locales/en-GB/{common,element,public,sign-in}.json',
    {
      eager: true,
      import: 'default',
    },
  ),
)
