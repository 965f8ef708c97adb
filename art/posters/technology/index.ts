import { machineLearning } from './machine-learning.ts'

export const technology = { 'machine-learning': machineLearning }
