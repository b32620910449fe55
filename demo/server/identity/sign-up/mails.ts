import type { Region } from '#core/foundation/region/regions.ts'
import { mailTexts } from '../../kernel/mail-text.ts'
import type { Services } from '../../kernel/services.ts'

/** Mails about sign-ups, with the params of their texts. */
interface Mails {
  readonly validate: { readonly firstName: string; readonly link: string }
  readonly exists: { readonly link: string }
  readonly admin: {
    readonly name: string
    readonly email: string
    readonly organisation: string
    readonly link: string
  }
  readonly organisation: {
    readonly organisation: string
    readonly code: string
    readonly link: string
  }
  readonly user: {
    readonly firstName: string
    readonly organisation: string
    readonly link: string
  }
  readonly again: { readonly link: string }
}

/** Sends a mail about a sign-up in the texts of a region, in the caller's transaction. */
export const mail = async <Name extends keyof Mails>(
  services: Services,
  name: Name,
  to: string,
  params: Mails[Name],
  region: Region,
): Promise<void> => {
  const t = mailTexts(services, region)
  const filled: Readonly<Record<string, string>> = { ...params }
  await services.send({
    region,
    to,
    via: 'email',
    subject: t(`mails:signUp.${name}.subject`, filled),
    text: t(`mails:signUp.${name}.text`, filled),
  })
}
