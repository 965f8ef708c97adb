import { testTasks } from './studio-tasks.ts'
import { test } from './studio.ts'

test.use({ project: 'tasks' })
testTasks(1440)
