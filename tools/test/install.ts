import { installClusterPrograms } from '../../testing/cluster/programs.ts'
import { installBrowser } from './install-browser.ts'

// Runs in the thread that installs what the tests need, while steps run that need none of it.

installBrowser()
installClusterPrograms()
