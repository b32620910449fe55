import { usePlatform } from '../../react/use-platform.ts'
import { useWording } from '../../react/use-wording.ts'

/** The questions that disable a coverage as a sentence; empty if there are none. */
export function useDisablingQuestions(): (questions: readonly string[] | undefined) => string {
  const t = useWording('calculator-steps', 'rating')
  const { wording } = usePlatform()
  return (questions = []) => {
    const texts = questions.flatMap((question) => {
      const key = `rating:questions.${question}`
      return wording.has(key) ? [t(key)] : []
    })
    return texts.length === 0
      ? ''
      : t('calculator-steps:coverage.because', { questions: texts.join(' ') })
  }
}
