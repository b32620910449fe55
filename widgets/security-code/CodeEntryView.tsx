import { useId } from 'react'
import type { SecurityCode } from '#core/identity/security-code/security-code.ts'
import { clockText } from '#core/identity/security-code/remaining-seconds.ts'
import type { Workflow, WorkflowFlow } from '#core/identity/security-code/model.ts'
import { Button } from '../kit/Button.tsx'
import { Notice } from '../kit/Notice.tsx'
import { useStore } from '../react/use-store.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import { CodeField } from './CodeField.tsx'
import { Resend } from './Resend.tsx'
import styles from './security-code.styles.css'

/** The field for the code with the text of its flow. */
export function CodeEntryView({
  code,
  flow,
  workflow,
  takesFocus,
}: {
  readonly code: SecurityCode
  readonly flow: WorkflowFlow
  readonly workflow: Workflow
  readonly takesFocus: boolean
}) {
  const css = useStyles(styles)
  const t = useWording('security-code')
  const titleId = useId()
  const work = useStore(code.$work)
  const notice = useStore(code.$notice)
  const { codeExpires } = useStore(code.$waits)
  const isExpired = codeExpires === 0
  return (
    <form
      className={css['form']}
      aria-labelledby={titleId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void code.verify()
      }}
    >
      <header className={css['head']}>
        <h2 className={css['title']} id={titleId}>
          {t(`security-code:flow.${flow}.title`)}
        </h2>
        <p className={css['lead']}>
          {t(`security-code:flow.${flow}.text`)}{' '}
          {t('security-code:sentTo', { to: workflow.sendCodeTo })}
        </p>
      </header>
      <CodeField
        code={code}
        takesFocus={takesFocus}
        hint={
          isExpired
            ? t('security-code:lapsed')
            : t('security-code:expiresIn', { time: clockText(codeExpires) })
        }
      />
      {notice?.tone === 'info' && <Notice tone="success">{notice.text}</Notice>}
      <Button type="submit" variant="primary" wide busy={work === 'checking'}>
        {t(work === 'checking' ? 'security-code:checking' : 'security-code:verify')}
      </Button>
      <Resend code={code} hasPhone={workflow.flowUserPhone !== undefined} />
    </form>
  )
}
