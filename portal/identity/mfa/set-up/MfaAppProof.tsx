import { useState } from 'react'
import type { MfaSetUp } from '#core/identity/mfa/model.ts'
import type { MfaSetUpFlow } from '#core/identity/mfa/set-up.ts'
import { Button } from '#widgets/kit/Button.tsx'
import { CodeInput } from '#widgets/kit/CodeInput.tsx'
import { Field } from '#widgets/kit/Field.tsx'
import { Skeleton } from '#widgets/kit/Skeleton.tsx'
import { useStyles } from '#widgets/react/use-styles.ts'
import { useWording } from '#widgets/react/use-wording.ts'
import { part } from '../../../frame/parts/part.tsx'
import { usePortal } from '../../../frame/platform/use-portal.ts'
import tabStyles from '../../../frame/forms/tab-form.styles.css'
import { MfaForm } from './MfaForm.tsx'
import styles from './mfa.styles.css'

const QrCode = part(async () => (await import('./QrCode.tsx')).QrCode, {
  loading: <Skeleton height="13rem" width="13rem" />,
})

/** Groups of four are easier to type; apps accept the key with or without spaces. */
const grouped = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

interface MfaAppProofProps {
  readonly flow: MfaSetUpFlow
  readonly setUp: MfaSetUp
}

/** The QR code to scan, the key to type instead, and two codes that confirm it. */
export const MfaAppProof = ({ flow, setUp }: MfaAppProofProps) => {
  const css = { ...useStyles(tabStyles), ...useStyles(styles) }
  const t = useWording('profile')
  const { notifications } = usePortal()
  const [mfa1, setFirst] = useState('')
  const [mfa2, setNext] = useState('')
  const { otpauthUrl = '', secret = '' } = setUp

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret)
      notifications.show('success', t('profile:mfa.copied'))
    } catch {
      notifications.show('warning', t('profile:mfa.copyFailed'))
    }
  }
  const scan = (
    <>
      <h3 className={css['heading']}>{t('profile:mfa.scanTitle')}</h3>
      <div className={css['scan']}>
        <QrCode text={otpauthUrl} label={t('profile:mfa.qr')} />

        <div className={css['scanText']}>
          <p>{t('profile:mfa.scanLead')}</p>
          <p className={css['hint']} id="mfa-secret">
            {t('profile:mfa.secret')}
          </p>
          <code className={css['secret']} aria-labelledby="mfa-secret">
            {grouped(secret)}
          </code>
          <Button size="small" onClick={() => void copy()}>
            {t('profile:mfa.copy')}
          </Button>
        </div>
      </div>
    </>
  )
  return (
    <MfaForm
      flow={flow}
      before={scan}
      title={t('profile:mfa.codesTitle')}
      lead={t('profile:mfa.codesLead')}
      submit={t('profile:mfa.enable')}
      isWide
      work="enabling"
      firstField="mfa1"
      onSubmit={() => flow.enable({ mfa1, mfa2 })}
    >
      {(errorAt) => (
        <div className={css['twoCodes']}>
          <Field label={t('profile:mfa.mfa1')} error={errorAt('mfa1')}>
            <CodeInput
              name="mfa1"
              value={mfa1}
              onValue={(digits) => {
                setFirst(digits)
                flow.edited()
              }}
            />
          </Field>
          <Field label={t('profile:mfa.mfa2')} error={errorAt('mfa2')}>
            <CodeInput
              name="mfa2"
              value={mfa2}
              onValue={(digits) => {
                setNext(digits)
                flow.edited()
              }}
            />
          </Field>
        </div>
      )}
    </MfaForm>
  )
}
