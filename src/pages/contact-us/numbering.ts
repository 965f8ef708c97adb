import { HOME_COUNTRY, INVALID_MOBILE, type InternationalRule } from '#shared/mobile.ts'

/** Length of a country's mobile numbers in digits, without `dial`. `country` is an ISO 3166-1 code. */
type NumberingPlan = { country: string; dial: string; min: number; max: number }

/* For each calling code: shortest and longest number (a is 1, b is 2 …, one letter if equal) and the countries
   that share the code, with the one a bare code stands for first. About 750 bytes compressed; numbering.test.ts
   compares the table with libphonenumber. */
const TABLE =
  '1jUSAGAIASBBBMBSCADMDOGDGUJMKNKYLCMPMSPRSXTCTTVCVGVI7jRUKZ20jEG27eiZA30jGR31ikNL32iBE33iFR34iES36iHU39ijITVA40iRO41iCH43gmAT44jGBGGIMJE45hDK46iSE47hNOSJ48iPL49jkDE51iPE52jMX53hCU54jkAR55jkBR56iCL57jCO58jVE60ijMY61iAUCCCX62ilID63jPH64hjNZ65hSG66iTH81jJP82ijKR84iVN86kCN90jTR91jIN92jPK93iAF94iLK95gjMM98jIR211iSS212iMAEH213iDZ216hTN218iLY220giGM221iSN222hMR223hML224iGN225jCI226hBF227hNE228hTG229jBJ230hMU231giLR232hSL233iGH234jNG235hTD236hCF237iCM238gCV239gST240iGQ241ghGA242iCG243giCD244iAO245iGW246gIO247eAC248gSC249iSD250iRW251iET252giSO253hDJ254iKE255iTZ256iUG257hBI258iMZ260iZM261iMG262iREYT263iZW264iNA265iMW266hLS267hBW268hSZ269gKM290eSH290dTA291gER297gAW298fFO299fGL350hGI351iPT352iLU353iIE354giIS355iAL356hMT357hCY358fjFIAX359hiBG370hLT371hLV372ghEE373hMD374hAM375iBY376fiAD377hiMC378hSM380iUA381hjRS382hME383hXK385hiHR386hSI387hiBA389hMK420iCZ421iSK423giLI500eFK501gBZ502hGT503hSV504hHN505hNI506hCR507ghPA508fiPM509hHT590iGPBLMF591hBO592gGY593iEC594iGF595iPY596iMQ597gSR598hUY599ghCW599gBQ670hTL672fNF673gBN674gNR675hPG676gTO677egSB678gVU679gFJ680gPW681fWF682eCK683dgNU685gjWS686hKI687fNC688fgTV689hPF690dgTK691gFM692gMH850jKP852hHK853hMO855hiKH856ijLA880jBD886iTW960gMV961ghLB962iJO963iSY964jIQ965hKW966iSA967iYE968hOM970iPS971iAE972iIL973hBH974hQA975hBT976hMN977jNP992iTJ993hTM994iAZ995iGE996iKG998iUZ'

// Numbers of these countries keep their leading 0 abroad; elsewhere it is dialled only within the country.
const KEEPS_ZERO = new Set(['BJ', 'CG', 'CI', 'GA'])

const plans: NumberingPlan[] = [...TABLE.matchAll(/(\d+)([a-z])([a-z]?)([A-Z]+)/g)].flatMap(
  ([, dial = '', shortest = '', longest = '', countries = '']) =>
    (countries.match(/../g) ?? []).map((country) => ({
      country,
      dial,
      min: lengthOf(shortest),
      max: lengthOf(longest || shortest),
    })),
)

function lengthOf(letter: string): number {
  return letter.charCodeAt(0) - 96
}

export const planOf = (country: string): NumberingPlan | undefined => plans.find((plan) => plan.country === country)

export const countryCodes = (): string[] => plans.map(({ country }) => country)

/**
 * Returns the plan of a number that begins with +; the plan of `preferred` if several countries share the calling
 * code.
 */
export function planOfNumber(number: string, preferred: string): NumberingPlan | undefined {
  if (!number.startsWith('+')) return undefined
  const matching = plans.filter(({ dial }) => number.startsWith(dial, 1))
  const longest = Math.max(...matching.map(({ dial }) => dial.length))
  const sharing = matching.filter(({ dial }) => dial.length === longest)
  const digits = number.length - 1 - longest
  const fits = ({ min, max }: NumberingPlan): boolean => digits >= min && digits <= max
  return sharing.find(({ country }) => country === preferred) ?? sharing.find(fits) ?? sharing[0]
}

/** Removes the calling code and the 0 that is dialled only within the country. */
export function nationalNumber(number: string, { country, dial, max }: NumberingPlan): string {
  let digits = number.startsWith(`+${dial}`) ? number.slice(1 + dial.length) : number
  if (digits.length > max && digits.startsWith(dial)) digits = digits.slice(dial.length)
  return KEEPS_ZERO.has(country) ? digits : digits.replace(/^0+/, '')
}

/** Checks the length only; the server knows every country's ranges. */
export const internationalNumber: InternationalRule = (number, country) => {
  const plan = planOfNumber(number, country) ?? planOf(country)
  if (!plan || plan.country === HOME_COUNTRY) return { error: INVALID_MOBILE }
  const digits = nationalNumber(number, plan)
  if (!/^\d+$/.test(digits)) return { error: INVALID_MOBILE }
  if (digits.length < plan.min || digits.length > plan.max)
    return { error: `WhatsApp number must be ${digitsOf(plan)} digits.` }
  return { value: `+${plan.dial}${digits}` }
}

/** Formats the allowed lengths as `exactly 9` or `10 to 11`. */
export const digitsOf = ({ min, max }: NumberingPlan): string => (min === max ? `exactly ${min}` : `${min} to ${max}`)
