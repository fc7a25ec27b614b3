// Writes the file THIRD-PARTY-LICENSES from package-lock.json.
// A test checks that the file THIRD-PARTY-LICENSES is up to date and that all licenses are compatible.
import { writeFileSync } from 'node:fs';
import { root } from '../generate/files.ts';
import { licenceText, licensedPackages } from './licences.ts';

writeFileSync(`${root}THIRD-PARTY-LICENSES`, licenceText(licensedPackages()));
