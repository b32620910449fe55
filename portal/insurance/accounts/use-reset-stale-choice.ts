import { useEffect } from 'react'

/** The loaded options. */
interface Choices {
  readonly isLoading: boolean
  readonly choices: readonly { readonly value: string }[]
}

/** Clears a chosen option that the newly chosen agency does not have. */
export const useResetStaleChoice = (
  chosen: string,
  { isLoading, choices }: Choices,
  takeBack: () => void,
): void => {
  const isStale = chosen !== '' && !isLoading && choices.every(({ value }) => value !== chosen)
  useEffect(() => {
    if (isStale) takeBack()
  })
}
