import { Link } from 'react-router-dom'
import { weatherRule } from '~/content/weather'
import { paths } from '~/paths'

/** What bad weather means, with the way to the contract: in a tab of its own, as it is read beside a form. */
export function WeatherRule() {
  return (
    <p>
      {weatherRule}{' '}
      <Link to={`${paths.contract()}#general`} target="_blank" className="finger">
        Weather in the contract (opens a new tab)
      </Link>
    </p>
  )
}
