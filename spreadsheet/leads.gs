/**
 * Receives the contact form and appends one row per lead to this spreadsheet.
 * Paste it into Extensions > Apps Script and follow README.md.
 */

var SHEET_NAME = 'Leads'
var HEADER = [
  'Received',
  'Name',
  'WhatsApp number',
  'Email',
  'Company',
  'Average monthly marketing budget',
  'Website',
  'Message',
  'Submission',
]
// What this site's own server knows besides. The column is found by its title, so that yours may stand before it.
var SOURCES = {
  'Heard of us': 'heardFrom',
  'Landing page': 'landingPage',
  'Pages seen': 'pagesSeen',
  Campaign: 'campaign',
  'Came from': 'referrer',
}
var FIELDS = ['name', 'mobile', 'email', 'companyName', 'budget', 'website', 'message']
var REQUIRED = ['name', 'mobile', 'email', 'message']
var LOCK_WAIT_MS = 25000
// A cell holds 50,000 characters. The site checks for 5,000 in a message; without script nothing checks before here.
var CELL_LIMIT = 49000
// Repeats come within days at most; looking further back would slow down a long sheet.
var ROWS_SEARCHED = 5000

/** Run once by hand: asks for permission and prepares the sheet. */
function setUp() {
  var lock = LockService.getScriptLock()
  lock.waitLock(LOCK_WAIT_MS)
  try {
    openSheet()
  } finally {
    lock.releaseLock()
  }
}

/** Each post of the contact form, or of the site's server, arrives here. */
function doPost(event) {
  try {
    var given = (event && event.parameter) || {}
    var values = FIELDS.map(function (field) {
      return String(given[field] === undefined ? '' : given[field]).trim()
    })
    for (var i = 0; i < REQUIRED.length; i++) {
      if (!values[FIELDS.indexOf(REQUIRED[i])]) return answer({ ok: false, error: REQUIRED[i] + ' is missing' })
    }
    // A form sent without script says the country beside the number.
    var mobile = FIELDS.indexOf('mobile')
    if (given.country && given.country !== 'IN' && values[mobile].charAt(0) !== '+') {
      values[mobile] += ' (' + String(given.country).slice(0, 20) + ')'
    }
    var submission = String(given.key || '').slice(0, 128)
    return answer(append(values, submission, given))
  } catch (error) {
    return answer({ ok: false, error: String((error && error.message) || error) })
  }
}

/** Opening the address in a browser shows that the script is there. */
function doGet() {
  return answer({ ok: true, ready: true })
}

function append(values, submission, given) {
  var lock = LockService.getScriptLock()
  // Two posts at once would otherwise find the same empty row.
  if (!lock.tryLock(LOCK_WAIT_MS)) return { ok: false, error: 'busy' }
  try {
    var sheet = openSheet()
    if (submission && isRepeat(sheet, submission)) return { ok: true, repeated: true }
    var row = [new Date()].concat(values.map(escapeFormula), [escapeFormula(submission)])
    var place = sheet.getLastRow() + 1
    sheet.getRange(place, 1, 1, row.length).setValues([row])
    writeSources(sheet, place, given)
    // Written before the lock is let go, not some time later.
    SpreadsheetApp.flush()
    return { ok: true, repeated: false }
  } finally {
    lock.releaseLock()
  }
}

function openSheet() {
  var book = SpreadsheetApp.getActiveSpreadsheet()
  var sheet = book.getSheetByName(SHEET_NAME) || book.insertSheet(SHEET_NAME)
  if (sheet.getLastRow() === 0) {
    sheet.getRange(1, 1, 1, HEADER.length).setValues([HEADER]).setFontWeight('bold')
    sheet.setFrozenRows(1)
    SpreadsheetApp.flush()
  }
  return sheet
}

/** Each text goes below its title; a title that is not there yet is added at the right end. */
function writeSources(sheet, row, given) {
  var titles = sheet.getRange(1, 1, 1, sheet.getLastColumn()).getValues()[0]
  for (var title in SOURCES) {
    var text = String(given[SOURCES[title]] === undefined ? '' : given[SOURCES[title]]).trim()
    if (!text) continue
    var at = titles.indexOf(title, HEADER.length)
    if (at < 0) {
      at = titles.push(title) - 1
      sheet
        .getRange(1, at + 1, 1, 1)
        .setValues([[title]])
        .setFontWeight('bold')
    }
    sheet.getRange(row, at + 1, 1, 1).setValues([[escapeFormula(text)]])
  }
}

function isRepeat(sheet, submission) {
  var last = sheet.getLastRow()
  if (last < 2) return false
  var first = Math.max(2, last - ROWS_SEARCHED + 1)
  var known = sheet.getRange(first, HEADER.length, last - first + 1, 1).getValues()
  return known.some(function (row) {
    return String(row[0]) === submission
  })
}

/**
 * Text exactly as typed. The apostrophe, which the sheet does not show, keeps it from being read as
 * a formula, a date or a number. The site's server has put one before dangerous text already.
 */
function escapeFormula(text) {
  if (text === '') return ''
  if (text.length > CELL_LIMIT) text = text.slice(0, CELL_LIMIT) + ' … (cut: too long for a cell)'
  return text.charAt(0) === "'" ? text : "'" + text
}

function answer(result) {
  return ContentService.createTextOutput(JSON.stringify(result)).setMimeType(ContentService.MimeType.JSON)
}
