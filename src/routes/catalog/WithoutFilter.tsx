import { useLocation } from 'react-router-dom'
import { rememberYard } from '~/lib/storage/yard'
import { ButtonLink } from '~/ui/button/Button'

type WithoutFilterProps = {
  /** The filter's name in the URL. */
  name: 'yard' | 'water' | 'most'
  look: 'air' | 'outline' | 'plain'
  /** Called when the filter is given up, because the pressed link disappears. */
  onShow: () => void
  words: string
}

export function WithoutFilter({ name, look, onShow, words }: WithoutFilterProps) {
  const query = new URLSearchParams(useLocation().search)
  query.delete(name)
  return (
    <ButtonLink
      to={{ search: query.toString() }}
      replace
      preventScrollReset
      onClick={() => {
        if (name === 'yard') rememberYard(null)
        onShow()
      }}
      look={look}
    >
      {words}
    </ButtonLink>
  )
}
