import { Checkbox } from '#widgets/kit/Checkbox.tsx'
import { useWording } from '#widgets/react/use-wording.ts'

interface TermsCheckboxProps {
  readonly isTicked: boolean
  readonly onTicked: (isTicked: boolean) => void
}

/** The agreement to the terms, with a link that opens them. */
export const TermsCheckbox = ({ isTicked, onTicked }: TermsCheckboxProps) => {
  const t = useWording('sign-up', 'public')
  return (
    <Checkbox
      name="terms"
      label={t('sign-up:terms.label')}
      hint={
        <>
          <a href="/terms" target="_blank" rel="noreferrer">
            {t('public:footer.terms')}
          </a>{' '}
          ·{' '}
          <a href="/privacy" target="_blank" rel="noreferrer">
            {t('public:footer.privacy')}
          </a>
        </>
      }
      checked={isTicked}
      onValue={onTicked}
      aria-required
    />
  )
}
