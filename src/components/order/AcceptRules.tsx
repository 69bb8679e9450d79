// The checkbox below which nothing is booked. Its link says to screen readers that it opens a new tab, without becoming
// part of the checkbox's name.
import { useId, type ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '~/paths'
import { ChoiceRow } from '~/ui/ChoiceRow'

type AcceptRulesProps = Omit<ComponentProps<typeof ChoiceRow>, 'type' | 'name' | 'label'>

export function AcceptRules(props: AcceptRulesProps) {
  const hintId = useId()
  return (
    <>
      <ChoiceRow
        {...props}
        type="checkbox"
        name="terms"
        label={
          <>
            I accept the{' '}
            <Link to={paths.contract()} target="_blank" aria-describedby={hintId}>
              rules and restrictions
            </Link>
          </>
        }
      />
      <span id={hintId} hidden>
        Opens a new tab
      </span>
    </>
  )
}
