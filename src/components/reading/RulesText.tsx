import type { RulesPart } from '~/content/contract'
import styles from './RulesText.module.css'

/** A long text in parts and sections, whose headings an address can name. */
export function RulesText({ parts }: { parts: readonly RulesPart[] }) {
  return parts.map((part) => (
    <div key={part.id} className={styles.part}>
      <h2 id={part.id} tabIndex={-1}>
        {part.title}
      </h2>
      <p>{part.intro}</p>
      {part.sections.map((section) => (
        <div key={section.id}>
          <h3 id={section.id} tabIndex={-1}>
            {section.title}
          </h3>
          <ul>
            {section.rules.map((rule) =>
              typeof rule === 'string' ? (
                <li key={rule}>{rule}</li>
              ) : (
                <li key={rule.url}>
                  <a href={rule.url} className="finger">
                    {rule.text}
                  </a>
                </li>
              ),
            )}
          </ul>
        </div>
      ))}
    </div>
  ))
}
