import type { LegalPart } from '~/content/contract'
import styles from './LegalText.module.css'

type LegalTextProps = {
  parts: readonly LegalPart[]
  /** The page around the dialog has ids of its own. */
  inDialog?: boolean
}

/** A long text in parts and sections, whose headings a URL can name. */
export function LegalText({ parts, inDialog = false }: LegalTextProps) {
  const anchor = (id: string) => (inDialog ? {} : { id, tabIndex: -1 })
  return parts.map((part) => (
    <div key={part.id} className={styles.part}>
      {/* Smaller than the dialog's own title. */}
      <h2 {...anchor(part.id)} className={inDialog ? styles.inDialog : undefined}>
        {part.title}
      </h2>
      <p>{part.intro}</p>
      {part.sections.map((section) => (
        <div key={section.id}>
          <h3 {...anchor(section.id)}>{section.title}</h3>
          <ul>
            {section.rules.map((clause) =>
              typeof clause === 'string' ? (
                <li key={clause}>{clause}</li>
              ) : (
                <li key={clause.url}>
                  <a href={clause.url} className="finger">
                    {clause.text}
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
