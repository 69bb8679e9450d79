// A window of a browser, driven from outside. WebDriver's two protocols (webdriver.ts, bidi.ts)
// name keys and pointers alike.

/** One finger, mouse or keyboard and what it does, step by step. */
type Input =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | {
      type: 'pointer'
      id: string
      parameters: { pointerType: 'touch' | 'mouse' }
      actions: object[]
    }

/** In centimeters. */
export type Paper = { width: number; height: number }

export type Session = {
  /** Goes to a URL and waits until its page is loaded. */
  open: (url: string) => Promise<void>
  back: () => Promise<void>
  /** Evaluates an expression in the page; its value is JSON. */
  evaluate: (expression: string) => Promise<unknown>
  act: (input: Input) => Promise<void>
  /** What the window shows, as a PNG in base64. */
  picture: () => Promise<string>
  /** The page on paper, as a PDF. WebKit's drivers can't print. */
  print?: (paper: Paper) => Promise<Buffer>
  close: () => Promise<void>
}
