import { CST, isScalar, Parser, visit, type Document, type YAMLError } from 'yaml'

export type YamlFault = { offset: number; message: string }

const QUOTE_IT = 'put the whole text in quotes'
const INDENT_IT = 'give it as many spaces at its beginning as the lines it belongs to'

/**
 * Returns the faults of a YAML document in plain words: the first syntax error, or every place where YAML would read
 * something else than was written.
 */
export function yamlFaults(source: string, document: Document): YamlFault[] {
  const [error] = document.errors
  if (error) return [{ offset: openQuote(document, error) ?? error.pos[0], message: syntaxMessage(source, error) }]
  return [...cutTexts(source), ...specialTexts(document)]
}

function syntaxMessage(source: string, { code, message, pos: [offset] }: YAMLError): string {
  const lineStart = source.lastIndexOf('\n', offset - 1) + 1
  const line = source.slice(lineStart).split('\n', 1)[0] ?? ''
  const [, first] = /^\s*(?:- +|[\w-]+: +)+([*&!@`%])/.exec(line) ?? []
  if (first) return `a text cannot begin with ${first}: ${QUOTE_IT}`
  switch (code) {
    case 'TAB_AS_INDENT':
      return 'the line begins with a tab: use spaces'
    case 'BAD_INDENT':
      return message.startsWith('Flow')
        ? `a ${message.endsWith(' ]') ? '[ is never closed: add the ]' : '{ is never closed: add the }'}`
        : `the line begins too far to the left or to the right: ${INDENT_IT}`
    case 'BLOCK_AS_IMPLICIT_KEY':
      return message.startsWith('Nested')
        ? `a text with a colon in it, or a line that begins too far to the right: ${QUOTE_IT}, or ${INDENT_IT}`
        : `the line begins too far to the left or to the right: ${INDENT_IT}`
    case 'MULTILINE_IMPLICIT_KEY':
      return `not a line such as “title: Our story”: write a colon and a space behind the field’s name, or, if the line goes on with the text above, ${INDENT_IT}`
    case 'MISSING_CHAR':
      return message.endsWith('quote')
        ? 'a quotation mark is opened here and never closed: add it at the end of its text'
        : 'a bracket or a colon is missing here or on the line above'
    case 'DUPLICATE_KEY':
      return 'this field stands twice: remove one'
    case 'BAD_DQ_ESCAPE':
      return 'a backslash in a text between double quotes: write two, or leave it out'
    case 'MULTIPLE_DOCS':
      return 'a line of --- ends the document: remove it'
    case 'UNEXPECTED_TOKEN':
      if (/scalar at node end/.test(message)) {
        return 'a quotation mark too many or too few: a text with " in it stands between single quotes, one with \' between double quotes'
      }
      return /block-seq-ind/.test(message)
        ? 'a list begins on the line below its field, one entry on each line'
        : `a sign that YAML understands otherwise: ${QUOTE_IT}`
    default:
      return `the file cannot be read from here on (${message}): compare the line with its neighbours, or ${QUOTE_IT}`
  }
}

/** Returns the offset of the unclosed quotation mark that caused an error; undefined for other errors. */
function openQuote(document: Document, { code, message, pos: [offset] }: YAMLError): number | undefined {
  if (code !== 'MISSING_CHAR' && !message.endsWith('scalar at node end')) return undefined
  let found: number | undefined
  visit(document, {
    Scalar: (_key, { type, range }) => {
      if (type?.startsWith('QUOTE') && range && range[0] <= offset && range[2] >= offset) found = range[0]
    },
  })
  return found
}

/** Finds texts that end at ` #`, because YAML reads the rest of the line as a comment. */
function cutTexts(source: string): YamlFault[] {
  const faults: YamlFault[] = []
  const checkTokens = (tokens: readonly CST.SourceToken[] | undefined) => {
    const comment = tokens?.find(({ type }) => type === 'comment')
    if (!comment) return
    faults.push({
      offset: comment.offset,
      message: `“${comment.source}” is left out, because # begins a remark: ${QUOTE_IT}, or give the remark a line of its own`,
    })
  }
  for (const token of new Parser().parse(source)) {
    if (token.type !== 'document') continue
    CST.visit(token, ({ value, sep }) => {
      if (value?.type === 'scalar') checkTokens(value.end)
      else if (!value) checkTokens(sep)
    })
  }
  return faults
}

/** Finds texts that YAML reads as an alias, an anchor or a tag. */
function specialTexts(document: Document): YamlFault[] {
  const faults: YamlFault[] = []
  visit(document, {
    Alias: (_key, { range }) => {
      faults.push({ offset: range?.[0] ?? 0, message: `a text cannot begin with *: ${QUOTE_IT}` })
    },
    Node: (_key, node) => {
      if (!isScalar(node) || (!node.anchor && !node.tag)) return
      faults.push({
        offset: node.range?.[0] ?? 0,
        message: `a text cannot begin with ${node.anchor ? '&' : '!'}: ${QUOTE_IT}`,
      })
    },
  })
  return faults
}
