// Writes THIRD-PARTY-LICENSES from package-lock.json. A test holds it to be fresh, and each licence to be compatible.
import { writeFileSync } from 'node:fs';
import { root } from '../generate/files.ts';
import { licenceText, licensedPackages } from './licences.ts';

writeFileSync(`${root}THIRD-PARTY-LICENSES`, licenceText(licensedPackages()));
