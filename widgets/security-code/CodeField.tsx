import { useEffect, useId, useRef } from 'react'
import type { SecurityCode } from '#core/identity/security-code/security-code.ts'
import { codeLength } from '#core/identity/security-code/model.ts'
import { CodeInput } from '../kit/CodeInput.tsx'
import { Icon } from '../kit/Icon.tsx'
import { useLive } from '../react/use-live.ts'
import { useStore } from '../react/use-store.ts'
import { useStyles } from '../react/use-styles.ts'
import { useWording } from '../react/use-wording.ts'
import styles from './code-field.styles.css'

/** The field for the code, with its error and its remaining time. */
export function CodeField({
  code,
  hint,
  takesFocus,
}: {
  readonly code: SecurityCode
  readonly hint: string
  /** Whether to focus the field, because its view replaced the pressed button. */
  readonly takesFocus: boolean
}) {
  const css = useStyles(styles)
  const live = useLive('alert')
  const t = useWording('security-code')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const digits = useStore(code.$code)
  const notice = useStore(code.$notice)
  const fieldError = notice?.tone === 'error' ? notice.text : undefined
  useEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [takesFocus])
  useEffect(() => {
    // Selects a wrong code, so that typing replaces it.
    if (fieldError === undefined) return
    input.current?.focus()
    input.current?.select()
  }, [fieldError])
  return (
    <div className={css['field']} part="code">
      <label className={css['label']} htmlFor={id}>
        {t('security-code:label')}
      </label>
      <CodeInput
        ref={input}
        id={id}
        value={digits}
        length={codeLength}
        aria-describedby={fieldError === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
        aria-invalid={fieldError === undefined ? undefined : true}
        onValue={code.type}
      />
      {fieldError !== undefined && (
        <p className={css['fieldError']} part="error" id={`${id}-error`} {...live}>
          <Icon name="error" /> {fieldError}
        </p>
      )}
      <p className={css['hint']} id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  )
}
