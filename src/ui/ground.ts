export type Ground = 'bone' | 'sand' | 'ink' | 'ink-2' | 'laterite' | 'saffron'
export type PatternName = 'weave' | 'plume' | 'marks' | 'step'
