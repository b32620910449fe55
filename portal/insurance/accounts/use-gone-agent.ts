import { useEffect } from 'react'
import type { useAgentChoices } from './use-new-account.ts'

/** Takes back a chosen agent whom the agency that is chosen now does not have. */
export const useGoneAgent = (
  agent: string,
  { isLoading, choices }: ReturnType<typeof useAgentChoices>,
  takeBack: () => void,
): void => {
  const isGone = agent !== '' && !isLoading && choices.every(({ value }) => value !== agent)
  useEffect(() => {
    if (isGone) takeBack()
  })
}
