import { useEffect } from 'react'

/** What can be chosen, once it is there. */
interface Choices {
  readonly isLoading: boolean
  readonly choices: readonly { readonly value: string }[]
}

/** Takes back what was chosen of an agency where the one that is chosen now does not have it. */
export const useResetStaleChoice = (
  chosen: string,
  { isLoading, choices }: Choices,
  takeBack: () => void,
): void => {
  const isGone = chosen !== '' && !isLoading && choices.every(({ value }) => value !== chosen)
  useEffect(() => {
    if (isGone) takeBack()
  })
}
