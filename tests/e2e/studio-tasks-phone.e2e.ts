import { testTasks } from './studio-tasks.ts'
import { test } from './studio.ts'

test.use({ project: 'tasks-phone' })
testTasks(390)
