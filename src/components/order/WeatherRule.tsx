import { Link } from 'react-router-dom'
import { weatherRule } from '~/content/weather'
import { paths } from '~/paths'

/** The rule for bad weather, with a link to the contract. It opens a new tab, because it is read beside a form. */
export function WeatherRule() {
  return (
    <p>
      {weatherRule}{' '}
      <Link to={`${paths.contract()}#general`} target="_blank" className="finger">
        Read the weather rules (opens in a new tab)
      </Link>
    </p>
  )
}
