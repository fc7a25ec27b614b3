// Made from openapi/ by "npm run generate". Do not edit.
"use strict";
exports.v0 = validate20;
const schema31 = {"$ref":"contract:admin/AccessToken#"};
const schema32 = {"type":"object","description":"An access token, which is a JSON Web Token (JWT).","required":["token"],"properties":{"token":{"type":"string","description":"The JWT to send with the scheme Bearer in the header `Authorization`. The JWT has the claims `sub` (user id),\n`tenant`, `role` (`user`, `admin`, `super-admin`), `iat`, `exp` and `iss`.\nThe claims `iat` and `exp` are times of the real clock.\n","pattern":"^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$","x-basis":"assumed","x-meaning":"mixed","x-claims":["C-272"],"x-decision":"D-02"},"expiresAt":{"$ref":"contract:admin/Timestamp#","description":"The time at which the token expires, which is the claim `exp` as a time of the real clock.","x-basis":"assumed","x-decision":"D-03"}},"additionalProperties":false};
const schema33 = {"type":"string","format":"date-time","description":"A time in UTC, in RFC 3339 format with the suffix `Z`.","x-basis":"assumed","x-decision":"D-07","examples":["2026-03-02T09:15:00Z"]};
const pattern4 = new RegExp("^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$", "u");
const formats0 = require("ajv-formats/dist/formats").fullFormats["date-time"];

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((key0 === "token") || (key0 === "expiresAt"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.expiresAt !== undefined){
let data1 = data.expiresAt;
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
const err4 = {instancePath:instancePath+"/expiresAt",schemaPath:"contract:admin/Timestamp#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/expiresAt",schemaPath:"contract:admin/Timestamp#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate21(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate21.errors);
errors = vErrors.length;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v1 = validate23;
const schema34 = {"$ref":"contract:admin/Errors#"};
const schema35 = {"type":"object","description":"The reasons why the service refused the request. Each violation has one entry.","required":["errors"],"properties":{"errors":{"type":"array","description":"The violations found in the request. Each entry repeats the HTTP status of the response.","minItems":1,"items":{"$ref":"contract:admin/Error#"},"x-basis":"assumed","x-decision":"D-22"}},"additionalProperties":false};
const schema36 = {"type":"object","description":"One reason why the service refused the request.","required":["status","code","title","detail"],"properties":{"id":{"type":"string","description":"The value of the header `X-Request-Id` of the request. The member is absent if the request had no such header.","pattern":"^[!-~]{1,128}$","x-basis":"assumed","x-decision":"D-13"},"links":{"type":"object","description":"Links that explain the error.","x-basis":"assumed","x-decision":"D-13","properties":{"about":{"type":"string","format":"uri-reference","description":"The entry of the error code in the register of error codes.","x-basis":"assumed","x-decision":"D-13"}},"additionalProperties":false},"status":{"type":"string","description":"The HTTP status of the response as a string.","pattern":"^[45][0-9][0-9]$","x-basis":"assumed","x-decision":"D-22"},"code":{"type":"string","description":"The error code. The documentation lists all error codes and how to resolve each error.","pattern":"^[A-Z]+( [A-Z]+)*$","x-basis":"assumed","x-decision":"D-22"},"title":{"type":"string","description":"The meaning of the error code. All errors with the same code have the same title.","minLength":1,"x-basis":"assumed","x-decision":"D-22"},"detail":{"type":"string","description":"What is wrong in the request, for example the expected value and the received value.","minLength":1,"x-basis":"assumed","x-decision":"D-22"},"source":{"$ref":"contract:admin/ErrorSource#","x-basis":"assumed","x-decision":"D-22"}},"additionalProperties":false};
const schema37 = {"type":"object","description":"The location of the violation. The member `source` is absent if the violation concerns the path of the URL or the whole request.","minProperties":1,"maxProperties":1,"properties":{"pointer":{"type":"string","description":"A JSON Pointer into the body. The pointer `\"\"` refers to the whole body. The pointer to a missing value names the place where the value is expected. The pointer to a value in a form starts with the name of the form part.","pattern":"^(/([^/~]|~[01])*)*$","x-basis":"assumed","x-decision":"D-22"},"parameter":{"type":"string","description":"The name of the query parameter that caused the error.","minLength":1,"x-basis":"assumed","x-decision":"D-22"},"header":{"type":"string","description":"The name of the request header that caused the error.","minLength":1,"x-basis":"assumed","x-decision":"D-22"}},"additionalProperties":false};
const pattern5 = new RegExp("^[!-~]{1,128}$", "u");
const pattern6 = new RegExp("^[45][0-9][0-9]$", "u");
const pattern7 = new RegExp("^[A-Z]+( [A-Z]+)*$", "u");
const pattern8 = new RegExp("^(/([^/~]|~[01])*)*$", "u");
const formats2 = /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
const func1 = require("ajv/dist/runtime/ucs2length").default;

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.code === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.title === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.detail === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "detail"},message:"must have required property '"+"detail"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(((((((key0 === "id") || (key0 === "links")) || (key0 === "status")) || (key0 === "code")) || (key0 === "title")) || (key0 === "detail")) || (key0 === "source"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(!pattern5.test(data0)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[!-~]{1,128}$"},message:"must match pattern \""+"^[!-~]{1,128}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.links !== undefined){
let data1 = data.links;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(errors >= 2000) break;
if(!(key1 === "about")){
const err7 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.about !== undefined){
let data2 = data1.about;
if(typeof data2 === "string"){
if(!(formats2.test(data2))){
const err8 = {instancePath:instancePath+"/links/about",schemaPath:"#/properties/links/properties/about/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/links/about",schemaPath:"#/properties/links/properties/about/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if(typeof data3 === "string"){
if(!pattern6.test(data3)){
const err11 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/pattern",keyword:"pattern",params:{pattern: "^[45][0-9][0-9]$"},message:"must match pattern \""+"^[45][0-9][0-9]$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.code !== undefined){
let data4 = data.code;
if(typeof data4 === "string"){
if(!pattern7.test(data4)){
const err13 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[A-Z]+( [A-Z]+)*$"},message:"must match pattern \""+"^[A-Z]+( [A-Z]+)*$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.title !== undefined){
let data5 = data.title;
if(typeof data5 === "string"){
if(func1(data5) < 1){
const err15 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.detail !== undefined){
let data6 = data.detail;
if(typeof data6 === "string"){
if(func1(data6) < 1){
const err17 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.source !== undefined){
let data7 = data.source;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(Object.keys(data7).length > 1){
const err19 = {instancePath:instancePath+"/source",schemaPath:"contract:admin/ErrorSource#/maxProperties",keyword:"maxProperties",params:{limit: 1},message:"must NOT have more than 1 properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(Object.keys(data7).length < 1){
const err20 = {instancePath:instancePath+"/source",schemaPath:"contract:admin/ErrorSource#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key2 in data7){
if(errors >= 2000) break;
if(!(((key2 === "pointer") || (key2 === "parameter")) || (key2 === "header"))){
const err21 = {instancePath:instancePath+"/source",schemaPath:"contract:admin/ErrorSource#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data7.pointer !== undefined){
let data8 = data7.pointer;
if(typeof data8 === "string"){
if(!pattern8.test(data8)){
const err22 = {instancePath:instancePath+"/source/pointer",schemaPath:"contract:admin/ErrorSource#/properties/pointer/pattern",keyword:"pattern",params:{pattern: "^(/([^/~]|~[01])*)*$"},message:"must match pattern \""+"^(/([^/~]|~[01])*)*$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/source/pointer",schemaPath:"contract:admin/ErrorSource#/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data7.parameter !== undefined){
let data9 = data7.parameter;
if(typeof data9 === "string"){
if(func1(data9) < 1){
const err24 = {instancePath:instancePath+"/source/parameter",schemaPath:"contract:admin/ErrorSource#/properties/parameter/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/source/parameter",schemaPath:"contract:admin/ErrorSource#/properties/parameter/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data7.header !== undefined){
let data10 = data7.header;
if(typeof data10 === "string"){
if(func1(data10) < 1){
const err26 = {instancePath:instancePath+"/source/header",schemaPath:"contract:admin/ErrorSource#/properties/header/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/source/header",schemaPath:"contract:admin/ErrorSource#/properties/header/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/source",schemaPath:"contract:admin/ErrorSource#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.errors === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "errors"},message:"must have required property '"+"errors"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(key0 === "errors")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.errors !== undefined){
let data0 = data.errors;
if(Array.isArray(data0)){
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
if(!(validate25(data0[i0], {instancePath:instancePath+"/errors/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate25.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate24(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate24.errors);
errors = vErrors.length;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v2 = validate28;
const schema38 = {"type":"object","required":["www-authenticate"],"properties":{"www-authenticate":{"type":"string","minLength":1},"x-request-id":{"type":"string","pattern":"^[!-~]{1,128}$"}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["www-authenticate"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "www-authenticate"},message:"must have required property '"+"www-authenticate"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["www-authenticate"] !== undefined){
let data0 = data["www-authenticate"];
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/www-authenticate",schemaPath:"#/properties/www-authenticate/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data["x-request-id"] !== undefined){
let data1 = data["x-request-id"];
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
const err3 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern: "^[!-~]{1,128}$"},message:"must match pattern \""+"^[!-~]{1,128}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"www-authenticate":true,"x-request-id":true},"dynamicProps":false,"dynamicItems":false};

exports.v3 = validate29;
const schema39 = {"type":"object","required":["retry-after"],"properties":{"retry-after":{"type":"integer","minimum":1},"x-request-id":{"type":"string","pattern":"^[!-~]{1,128}$"}}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["retry-after"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "retry-after"},message:"must have required property '"+"retry-after"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["retry-after"] !== undefined){
let data0 = data["retry-after"];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data["x-request-id"] !== undefined){
let data1 = data["x-request-id"];
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
const err3 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern: "^[!-~]{1,128}$"},message:"must match pattern \""+"^[!-~]{1,128}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":{"retry-after":true,"x-request-id":true},"dynamicProps":false,"dynamicItems":false};

exports.v4 = validate30;
const schema40 = {"$ref":"contract:admin/UserList#"};
const schema41 = {"type":"object","description":"One page of users.","required":["data","links","meta"],"properties":{"data":{"type":"array","description":"The users, sorted by the numeric value of their id. If the page number is too high, the list is empty.","maxItems":200,"x-limits":{"pageSize":"maxItems"},"items":{"$ref":"contract:admin/User#"},"x-basis":"assumed","x-decision":"D-25"},"links":{"$ref":"contract:admin/PageLinks#","x-basis":"assumed","x-decision":"D-24"},"meta":{"$ref":"contract:admin/PageMeta#","x-basis":"assumed","x-decision":"D-21"}},"additionalProperties":false};
const schema48 = {"type":"object","description":"Links to other pages of the list. Each link has the filters and the page size of the request. Brackets in the links are percent-encoded.","required":["first","prev","next","last"],"properties":{"first":{"type":"string","format":"uri-reference","description":"The link to the first page.","x-basis":"assumed","x-decision":"D-24"},"prev":{"type":["string","null"],"format":"uri-reference","description":"The link to the previous page, or null on the first page.","x-basis":"assumed","x-decision":"D-24"},"next":{"type":["string","null"],"format":"uri-reference","description":"The link to the next page, or null if there is no next page.","x-basis":"assumed","x-decision":"D-24"},"last":{"type":"string","format":"uri-reference","description":"The link to the last page that is not empty, or to the first page if all pages are empty.","x-basis":"assumed","x-decision":"D-24"}},"additionalProperties":false};
const schema49 = {"type":"object","description":"Information about the complete list of resources, not only about the returned page.","required":["total"],"properties":{"total":{"type":"integer","description":"The number of resources on all pages of the list.","minimum":0,"x-basis":"assumed","x-decision":"D-21"}},"additionalProperties":false};
const schema42 = {"type":"object","description":"A user of the tenant.","required":["type","id","attributes"],"properties":{"type":{"type":"string","const":"users","description":"The JSON:API type of the resource.","x-basis":"assumed","x-decision":"D-25"},"id":{"$ref":"contract:admin/Id#","x-basis":"assumed","x-meaning":"mixed","x-claims":["C-067"],"x-decision":"D-07"},"attributes":{"$ref":"contract:admin/UserAttributes#","x-basis":"assumed","x-decision":"D-21"}},"x-canonical":{"resource":"user","members":["id","email",{"deleted":{"value":"status","map":{"active":"false","deleted":"true"}}},"roleId","departments"]},"additionalProperties":false};
const schema43 = {"type":"string","description":"An id that the service assigns. The id has only digits and is unique among the resources of one type in the tenant.","pattern":"^[0-9]+$","x-basis":"assumed","x-decision":"D-07","examples":["41"]};
const pattern11 = new RegExp("^[0-9]+$", "u");
const schema44 = {"type":"object","description":"The attributes of a user, such as name and e-mail address.","required":["email","firstName","lastName","fullName","jobTitle","status","roleId","roleName","departments","lastLogin","createdAt","deletedAt"],"properties":{"email":{"type":"string","description":"The e-mail address of the user. The address is unique within the tenant, even if upper and lower case are ignored.","minLength":3,"x-basis":"assumed","x-meaning":"mixed","x-claims":["C-090"],"x-decision":"D-25"},"firstName":{"type":["string","null"],"description":"The first name, or null if unknown.","x-basis":"assumed","x-decision":"D-25"},"lastName":{"type":["string","null"],"description":"The last name, or null if unknown.","x-basis":"assumed","x-decision":"D-25"},"fullName":{"type":"string","description":"The first name and the last name, separated by a space, or the e-mail address if both names are unknown.","minLength":1,"x-basis":"assumed","x-decision":"D-25"},"jobTitle":{"type":["string","null"],"description":"The job title, or null if unknown.","x-basis":"assumed","x-decision":"D-25"},"status":{"$ref":"contract:admin/UserStatus#"},"roleId":{"type":["string","null"],"description":"The id of the user's role, or null if the user has no role.","pattern":"^[0-9]+$","x-basis":"assumed","x-decision":"D-25"},"roleName":{"type":["string","null"],"description":"The name of the user's role, or null if the user has no role.","x-basis":"assumed","x-decision":"D-25"},"departments":{"type":"array","description":"The ids of the departments of which the user is a direct member, in numeric order.","items":{"$ref":"contract:admin/Id#"},"x-basis":"assumed","x-meaning":"mixed","x-claims":["C-091"],"x-decision":"D-25"},"lastLogin":{"type":["string","null"],"format":"date-time","description":"The time of the user's last sign-in, or null if the user has never signed in.","x-basis":"assumed","x-decision":"D-25"},"createdAt":{"$ref":"contract:admin/Timestamp#","description":"The time at which the user was created.","x-basis":"assumed","x-decision":"D-25"},"deletedAt":{"type":["string","null"],"format":"date-time","description":"The time at which the user was marked as deleted, or null for an active user.","x-basis":"assumed","x-decision":"D-25"}},"additionalProperties":false};
const schema45 = {"type":"string","description":"The status of the user. Deleted users remain stored, but lists contain them only if the request asks for deleted users.","enum":["active","deleted"],"x-basis":"assumed","x-meaning":"mixed","x-claims":["C-068","C-092"],"x-decision":"D-25"};
const func6 = Object.prototype.hasOwnProperty;

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.firstName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "firstName"},message:"must have required property '"+"firstName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.lastName === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastName"},message:"must have required property '"+"lastName"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.fullName === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fullName"},message:"must have required property '"+"fullName"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.jobTitle === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jobTitle"},message:"must have required property '"+"jobTitle"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.status === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.roleId === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "roleId"},message:"must have required property '"+"roleId"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.roleName === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "roleName"},message:"must have required property '"+"roleName"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.departments === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "departments"},message:"must have required property '"+"departments"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.lastLogin === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastLogin"},message:"must have required property '"+"lastLogin"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.createdAt === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.deletedAt === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deletedAt"},message:"must have required property '"+"deletedAt"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(func6.call(schema44.properties, key0))){
const err12 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func1(data0) < 3){
const err13 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.firstName !== undefined){
let data1 = data.firstName;
if((typeof data1 !== "string") && (data1 !== null)){
const err15 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: schema44.properties.firstName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.lastName !== undefined){
let data2 = data.lastName;
if((typeof data2 !== "string") && (data2 !== null)){
const err16 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: schema44.properties.lastName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.fullName !== undefined){
let data3 = data.fullName;
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err17 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/fullName",schemaPath:"#/properties/fullName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.jobTitle !== undefined){
let data4 = data.jobTitle;
if((typeof data4 !== "string") && (data4 !== null)){
const err19 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/type",keyword:"type",params:{type: schema44.properties.jobTitle.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.status !== undefined){
let data5 = data.status;
if(typeof data5 !== "string"){
const err20 = {instancePath:instancePath+"/status",schemaPath:"contract:admin/UserStatus#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!((data5 === "active") || (data5 === "deleted"))){
const err21 = {instancePath:instancePath+"/status",schemaPath:"contract:admin/UserStatus#/enum",keyword:"enum",params:{allowedValues: schema45.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.roleId !== undefined){
let data6 = data.roleId;
if((typeof data6 !== "string") && (data6 !== null)){
const err22 = {instancePath:instancePath+"/roleId",schemaPath:"#/properties/roleId/type",keyword:"type",params:{type: schema44.properties.roleId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data6 === "string"){
if(!pattern11.test(data6)){
const err23 = {instancePath:instancePath+"/roleId",schemaPath:"#/properties/roleId/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.roleName !== undefined){
let data7 = data.roleName;
if((typeof data7 !== "string") && (data7 !== null)){
const err24 = {instancePath:instancePath+"/roleName",schemaPath:"#/properties/roleName/type",keyword:"type",params:{type: schema44.properties.roleName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.departments !== undefined){
let data8 = data.departments;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
let data9 = data8[i0];
if(typeof data9 === "string"){
if(!pattern11.test(data9)){
const err25 = {instancePath:instancePath+"/departments/" + i0,schemaPath:"contract:admin/Id#/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/departments/" + i0,schemaPath:"contract:admin/Id#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/departments",schemaPath:"#/properties/departments/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.lastLogin !== undefined){
let data10 = data.lastLogin;
if((typeof data10 !== "string") && (data10 !== null)){
const err28 = {instancePath:instancePath+"/lastLogin",schemaPath:"#/properties/lastLogin/type",keyword:"type",params:{type: schema44.properties.lastLogin.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data10 === "string"){
if(!(formats0.validate(data10))){
const err29 = {instancePath:instancePath+"/lastLogin",schemaPath:"#/properties/lastLogin/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data.createdAt !== undefined){
let data11 = data.createdAt;
if(typeof data11 === "string"){
if(!(formats0.validate(data11))){
const err30 = {instancePath:instancePath+"/createdAt",schemaPath:"contract:admin/Timestamp#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/createdAt",schemaPath:"contract:admin/Timestamp#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.deletedAt !== undefined){
let data12 = data.deletedAt;
if((typeof data12 !== "string") && (data12 !== null)){
const err32 = {instancePath:instancePath+"/deletedAt",schemaPath:"#/properties/deletedAt/type",keyword:"type",params:{type: schema44.properties.deletedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data12 === "string"){
if(!(formats0.validate(data12))){
const err33 = {instancePath:instancePath+"/deletedAt",schemaPath:"#/properties/deletedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.attributes === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attributes"},message:"must have required property '"+"attributes"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(((key0 === "type") || (key0 === "id")) || (key0 === "attributes"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("users" !== data0){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "users"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(!pattern11.test(data1)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"contract:admin/Id#/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"contract:admin/Id#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.attributes !== undefined){
if(!(validate33(data.attributes, {instancePath:instancePath+"/attributes",parentData:data,parentDataProperty:"attributes",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate33.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.links === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "links"},message:"must have required property '"+"links"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.meta === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(((key0 === "data") || (key0 === "links")) || (key0 === "meta"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
if(data0.length > 200){
const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
if(!(validate32(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate32.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.links !== undefined){
let data2 = data.links;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.first === undefined){
const err6 = {instancePath:instancePath+"/links",schemaPath:"contract:admin/PageLinks#/required",keyword:"required",params:{missingProperty: "first"},message:"must have required property '"+"first"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.prev === undefined){
const err7 = {instancePath:instancePath+"/links",schemaPath:"contract:admin/PageLinks#/required",keyword:"required",params:{missingProperty: "prev"},message:"must have required property '"+"prev"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.next === undefined){
const err8 = {instancePath:instancePath+"/links",schemaPath:"contract:admin/PageLinks#/required",keyword:"required",params:{missingProperty: "next"},message:"must have required property '"+"next"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.last === undefined){
const err9 = {instancePath:instancePath+"/links",schemaPath:"contract:admin/PageLinks#/required",keyword:"required",params:{missingProperty: "last"},message:"must have required property '"+"last"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data2){
if(errors >= 2000) break;
if(!((((key1 === "first") || (key1 === "prev")) || (key1 === "next")) || (key1 === "last"))){
const err10 = {instancePath:instancePath+"/links",schemaPath:"contract:admin/PageLinks#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.first !== undefined){
let data3 = data2.first;
if(typeof data3 === "string"){
if(!(formats2.test(data3))){
const err11 = {instancePath:instancePath+"/links/first",schemaPath:"contract:admin/PageLinks#/properties/first/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/links/first",schemaPath:"contract:admin/PageLinks#/properties/first/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.prev !== undefined){
let data4 = data2.prev;
if((typeof data4 !== "string") && (data4 !== null)){
const err13 = {instancePath:instancePath+"/links/prev",schemaPath:"contract:admin/PageLinks#/properties/prev/type",keyword:"type",params:{type: schema48.properties.prev.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats2.test(data4))){
const err14 = {instancePath:instancePath+"/links/prev",schemaPath:"contract:admin/PageLinks#/properties/prev/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data2.next !== undefined){
let data5 = data2.next;
if((typeof data5 !== "string") && (data5 !== null)){
const err15 = {instancePath:instancePath+"/links/next",schemaPath:"contract:admin/PageLinks#/properties/next/type",keyword:"type",params:{type: schema48.properties.next.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats2.test(data5))){
const err16 = {instancePath:instancePath+"/links/next",schemaPath:"contract:admin/PageLinks#/properties/next/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data2.last !== undefined){
let data6 = data2.last;
if(typeof data6 === "string"){
if(!(formats2.test(data6))){
const err17 = {instancePath:instancePath+"/links/last",schemaPath:"contract:admin/PageLinks#/properties/last/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/links/last",schemaPath:"contract:admin/PageLinks#/properties/last/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/links",schemaPath:"contract:admin/PageLinks#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.meta !== undefined){
let data7 = data.meta;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.total === undefined){
const err20 = {instancePath:instancePath+"/meta",schemaPath:"contract:admin/PageMeta#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key2 in data7){
if(errors >= 2000) break;
if(!(key2 === "total")){
const err21 = {instancePath:instancePath+"/meta",schemaPath:"contract:admin/PageMeta#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data7.total !== undefined){
let data8 = data7.total;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err22 = {instancePath:instancePath+"/meta/total",schemaPath:"contract:admin/PageMeta#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/meta/total",schemaPath:"contract:admin/PageMeta#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/meta",schemaPath:"contract:admin/PageMeta#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate31.errors);
errors = vErrors.length;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v5 = validate37;
const schema50 = {"type":"object","required":["content-disposition"],"properties":{"content-disposition":{"type":"string","pattern":"^attachment; filename"},"x-request-id":{"type":"string","pattern":"^[!-~]{1,128}$"}}};
const pattern14 = new RegExp("^attachment; filename", "u");

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["content-disposition"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content-disposition"},message:"must have required property '"+"content-disposition"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["content-disposition"] !== undefined){
let data0 = data["content-disposition"];
if(typeof data0 === "string"){
if(!pattern14.test(data0)){
const err1 = {instancePath:instancePath+"/content-disposition",schemaPath:"#/properties/content-disposition/pattern",keyword:"pattern",params:{pattern: "^attachment; filename"},message:"must match pattern \""+"^attachment; filename"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data["x-request-id"] !== undefined){
let data1 = data["x-request-id"];
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
const err3 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern: "^[!-~]{1,128}$"},message:"must match pattern \""+"^[!-~]{1,128}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"props":{"content-disposition":true,"x-request-id":true},"dynamicProps":false,"dynamicItems":false};

exports.v6 = validate38;
const schema51 = {"$ref":"contract:admin/UserImportList#"};
const schema52 = {"type":"object","description":"One page of import processes.","required":["data","links","meta"],"properties":{"data":{"type":"array","description":"The user imports, newest first. If the page number is too high, the list is empty.","maxItems":200,"x-limits":{"pageSize":"maxItems"},"items":{"$ref":"contract:admin/UserImport#"},"x-basis":"assumed","x-decision":"D-28"},"links":{"$ref":"contract:admin/PageLinks#","x-basis":"assumed","x-decision":"D-24"},"meta":{"$ref":"contract:admin/PageMeta#","x-basis":"assumed","x-decision":"D-21"}},"additionalProperties":false};
const schema53 = {"type":"object","description":"A user import, or the preview (summary) of a user import.","required":["type","id","attributes","links"],"properties":{"type":{"type":"string","const":"user-import-processes","description":"The JSON:API type of the resource.","x-basis":"assumed","x-decision":"D-28"},"id":{"$ref":"contract:admin/Id#","description":"The id of the user import. URLs contain this id as `importId`.","x-basis":"stated","x-meaning":"mixed","x-claims":["C-069"],"x-decision":"D-07"},"attributes":{"$ref":"contract:admin/UserImportAttributes#","x-basis":"assumed","x-decision":"D-21"},"links":{"$ref":"contract:admin/ResourceLinks#","x-basis":"assumed","x-decision":"D-21"}},"x-canonical":{"resource":"user import","members":["id",{"state":"status"},"summary"]},"additionalProperties":false};
const schema61 = {"type":"object","description":"Links of one resource.","required":["self"],"properties":{"self":{"type":"string","format":"uri-reference","description":"The URL at which a client can read the resource.","x-basis":"assumed","x-decision":"D-21"}},"additionalProperties":false};
const schema55 = {"type":"object","description":"The attributes of a user import, such as its status and the number of applied rows.","required":["status","fileName","createdAt","updatedAt","acknowledgedAt","summary","errors"],"properties":{"status":{"$ref":"contract:admin/UserImportStatus#","x-basis":"stated","x-meaning":"assumed","x-claims":["C-070"],"x-decision":"D-30"},"fileName":{"type":"string","description":"The name of the uploaded file.","x-basis":"assumed","x-decision":"D-28"},"createdAt":{"$ref":"contract:admin/Timestamp#","description":"The time at which the uploaded file was accepted.","x-basis":"assumed","x-decision":"D-28"},"updatedAt":{"$ref":"contract:admin/Timestamp#","description":"The time of the last status change of the user import.","x-basis":"assumed","x-decision":"D-28"},"acknowledgedAt":{"type":["string","null"],"format":"date-time","description":"The time at which a user acknowledged the preview (summary) of the import, or null if no user has acknowledged the preview.","x-basis":"assumed","x-decision":"D-28"},"summary":{"$ref":"contract:admin/UserImportSummary#","x-basis":"stated","x-meaning":"assumed","x-claims":["C-071"],"x-decision":"D-28"},"errors":{"type":"array","description":"The reasons why the import process failed. The list is empty unless `status` is `failed`. The spreadsheet of invalid rows contains the errors of single rows.","items":{"$ref":"contract:admin/JobError#"},"x-basis":"assumed","x-decision":"D-28"}},"additionalProperties":false};
const schema56 = {"type":"string","description":"The status of an import. The status of a direct import changes from `pending` to `processing`. At its end, the import has the status `completed`, or `completed with errors` if rows were skipped. The status of an import with a summary changes from `summarizing` to `awaiting acknowledgement`, and after the acknowledgement to `processing`. The status `failed` means that the processing failed. The status `cancelled` means that a caller cancelled the import.","enum":["pending","processing","summarizing","awaiting acknowledgement","completed","completed with errors","failed","cancelled"],"x-basis":"assumed","x-decision":"D-30","x-states":{"initial":["pending","summarizing"],"terminal":["completed","completed with errors","failed","cancelled"],"transitions":[{"from":"pending","to":"processing","by":"time"},{"from":"pending","to":"cancelled","by":"request","operation":"cancelUserImport"},{"from":"processing","to":"completed","by":"time"},{"from":"processing","to":"completed with errors","by":"time"},{"from":"processing","to":"failed","by":"time"},{"from":"summarizing","to":"awaiting acknowledgement","by":"time"},{"from":"summarizing","to":"failed","by":"time"},{"from":"summarizing","to":"cancelled","by":"request","operation":"cancelUserImport"},{"from":"awaiting acknowledgement","to":"processing","by":"request","operation":"acknowledgeUserImport"},{"from":"awaiting acknowledgement","to":"cancelled","by":"request","operation":"cancelUserImport"}]}};
const schema59 = {"type":["object","null"],"description":"The number of imported rows by their effect. Before the import runs, the summary contains the expected effects. After the import has run, the summary contains the actual effects. The value is null until the summary or the import is complete, and stays null if the processing fails.","required":["total","created","updated","deleted","unchanged","failed"],"properties":{"total":{"type":"integer","description":"The number of rows below the header, which is the sum of `created`, `updated`, `deleted`, `unchanged` and `failed`.","minimum":0,"maximum":50000,"x-limits":{"spreadsheetRows":"maximum"},"x-basis":"assumed","x-decision":"D-28"},"created":{"type":"integer","description":"The number of spreadsheet rows that create a user.","minimum":0,"maximum":50000,"x-basis":"assumed","x-decision":"D-28"},"updated":{"type":"integer","description":"The number of spreadsheet rows that change or restore a user.","minimum":0,"maximum":50000,"x-basis":"assumed","x-decision":"D-28"},"deleted":{"type":"integer","description":"The number of spreadsheet rows that mark a user as deleted.","minimum":0,"maximum":50000,"x-basis":"assumed","x-decision":"D-28"},"unchanged":{"type":"integer","description":"The number of spreadsheet rows that change nothing.","minimum":0,"maximum":50000,"x-basis":"assumed","x-decision":"D-28"},"failed":{"type":"integer","description":"The number of invalid rows, which the import skips. The spreadsheet of invalid rows contains the reason for each invalid row.","minimum":0,"maximum":50000,"x-basis":"assumed","x-decision":"D-28"}}};
const schema60 = {"type":"object","description":"The reason why a job or a user import failed as a whole.","required":["code","title","detail"],"properties":{"code":{"type":"string","description":"The error code. The documentation lists all error codes.","pattern":"^[A-Z]+( [A-Z]+)*$","x-codes":["NOTHING APPLIED","JOB FAILED","DEPARTMENT NOT FOUND","FOLDER NOT FOUND","PRINCIPAL NOT FOUND","GRANT NOT FOUND"],"x-basis":"assumed","x-decision":"D-41"},"title":{"type":"string","description":"The meaning of the error code. All errors with the same code have the same title.","minLength":1,"x-basis":"assumed","x-decision":"D-41"},"detail":{"type":"string","description":"A message that explains the failure, with the expected value and the actual value.","minLength":1,"x-basis":"assumed","x-decision":"D-41"}},"additionalProperties":false};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.fileName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fileName"},message:"must have required property '"+"fileName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.createdAt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.updatedAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "updatedAt"},message:"must have required property '"+"updatedAt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.acknowledgedAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "acknowledgedAt"},message:"must have required property '"+"acknowledgedAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.summary === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "summary"},message:"must have required property '"+"summary"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.errors === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "errors"},message:"must have required property '"+"errors"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(((((((key0 === "status") || (key0 === "fileName")) || (key0 === "createdAt")) || (key0 === "updatedAt")) || (key0 === "acknowledgedAt")) || (key0 === "summary")) || (key0 === "errors"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err8 = {instancePath:instancePath+"/status",schemaPath:"contract:admin/UserImportStatus#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((((((data0 === "pending") || (data0 === "processing")) || (data0 === "summarizing")) || (data0 === "awaiting acknowledgement")) || (data0 === "completed")) || (data0 === "completed with errors")) || (data0 === "failed")) || (data0 === "cancelled"))){
const err9 = {instancePath:instancePath+"/status",schemaPath:"contract:admin/UserImportStatus#/enum",keyword:"enum",params:{allowedValues: schema56.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.fileName !== undefined){
if(typeof data.fileName !== "string"){
const err10 = {instancePath:instancePath+"/fileName",schemaPath:"#/properties/fileName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data2 = data.createdAt;
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
const err11 = {instancePath:instancePath+"/createdAt",schemaPath:"contract:admin/Timestamp#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/createdAt",schemaPath:"contract:admin/Timestamp#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.updatedAt !== undefined){
let data3 = data.updatedAt;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err13 = {instancePath:instancePath+"/updatedAt",schemaPath:"contract:admin/Timestamp#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/updatedAt",schemaPath:"contract:admin/Timestamp#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.acknowledgedAt !== undefined){
let data4 = data.acknowledgedAt;
if((typeof data4 !== "string") && (data4 !== null)){
const err15 = {instancePath:instancePath+"/acknowledgedAt",schemaPath:"#/properties/acknowledgedAt/type",keyword:"type",params:{type: schema55.properties.acknowledgedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
const err16 = {instancePath:instancePath+"/acknowledgedAt",schemaPath:"#/properties/acknowledgedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.summary !== undefined){
let data5 = data.summary;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
const err17 = {instancePath:instancePath+"/summary",schemaPath:"contract:admin/UserImportSummary#/type",keyword:"type",params:{type: schema59.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.total === undefined){
const err18 = {instancePath:instancePath+"/summary",schemaPath:"contract:admin/UserImportSummary#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5.created === undefined){
const err19 = {instancePath:instancePath+"/summary",schemaPath:"contract:admin/UserImportSummary#/required",keyword:"required",params:{missingProperty: "created"},message:"must have required property '"+"created"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data5.updated === undefined){
const err20 = {instancePath:instancePath+"/summary",schemaPath:"contract:admin/UserImportSummary#/required",keyword:"required",params:{missingProperty: "updated"},message:"must have required property '"+"updated"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5.deleted === undefined){
const err21 = {instancePath:instancePath+"/summary",schemaPath:"contract:admin/UserImportSummary#/required",keyword:"required",params:{missingProperty: "deleted"},message:"must have required property '"+"deleted"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data5.unchanged === undefined){
const err22 = {instancePath:instancePath+"/summary",schemaPath:"contract:admin/UserImportSummary#/required",keyword:"required",params:{missingProperty: "unchanged"},message:"must have required property '"+"unchanged"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data5.failed === undefined){
const err23 = {instancePath:instancePath+"/summary",schemaPath:"contract:admin/UserImportSummary#/required",keyword:"required",params:{missingProperty: "failed"},message:"must have required property '"+"failed"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data5.total !== undefined){
let data6 = data5.total;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err24 = {instancePath:instancePath+"/summary/total",schemaPath:"contract:admin/UserImportSummary#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 50000 || isNaN(data6)){
const err25 = {instancePath:instancePath+"/summary/total",schemaPath:"contract:admin/UserImportSummary#/properties/total/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50000},message:"must be <= 50000"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err26 = {instancePath:instancePath+"/summary/total",schemaPath:"contract:admin/UserImportSummary#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(data5.created !== undefined){
let data7 = data5.created;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err27 = {instancePath:instancePath+"/summary/created",schemaPath:"contract:admin/UserImportSummary#/properties/created/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 50000 || isNaN(data7)){
const err28 = {instancePath:instancePath+"/summary/created",schemaPath:"contract:admin/UserImportSummary#/properties/created/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50000},message:"must be <= 50000"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err29 = {instancePath:instancePath+"/summary/created",schemaPath:"contract:admin/UserImportSummary#/properties/created/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data5.updated !== undefined){
let data8 = data5.updated;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err30 = {instancePath:instancePath+"/summary/updated",schemaPath:"contract:admin/UserImportSummary#/properties/updated/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 50000 || isNaN(data8)){
const err31 = {instancePath:instancePath+"/summary/updated",schemaPath:"contract:admin/UserImportSummary#/properties/updated/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50000},message:"must be <= 50000"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err32 = {instancePath:instancePath+"/summary/updated",schemaPath:"contract:admin/UserImportSummary#/properties/updated/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data5.deleted !== undefined){
let data9 = data5.deleted;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err33 = {instancePath:instancePath+"/summary/deleted",schemaPath:"contract:admin/UserImportSummary#/properties/deleted/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 50000 || isNaN(data9)){
const err34 = {instancePath:instancePath+"/summary/deleted",schemaPath:"contract:admin/UserImportSummary#/properties/deleted/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50000},message:"must be <= 50000"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err35 = {instancePath:instancePath+"/summary/deleted",schemaPath:"contract:admin/UserImportSummary#/properties/deleted/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data5.unchanged !== undefined){
let data10 = data5.unchanged;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err36 = {instancePath:instancePath+"/summary/unchanged",schemaPath:"contract:admin/UserImportSummary#/properties/unchanged/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 50000 || isNaN(data10)){
const err37 = {instancePath:instancePath+"/summary/unchanged",schemaPath:"contract:admin/UserImportSummary#/properties/unchanged/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50000},message:"must be <= 50000"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err38 = {instancePath:instancePath+"/summary/unchanged",schemaPath:"contract:admin/UserImportSummary#/properties/unchanged/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data5.failed !== undefined){
let data11 = data5.failed;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err39 = {instancePath:instancePath+"/summary/failed",schemaPath:"contract:admin/UserImportSummary#/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 50000 || isNaN(data11)){
const err40 = {instancePath:instancePath+"/summary/failed",schemaPath:"contract:admin/UserImportSummary#/properties/failed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50000},message:"must be <= 50000"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err41 = {instancePath:instancePath+"/summary/failed",schemaPath:"contract:admin/UserImportSummary#/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
}
}
if(data.errors !== undefined){
let data12 = data.errors;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
let data13 = data12[i0];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.code === undefined){
const err42 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"contract:admin/JobError#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data13.title === undefined){
const err43 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"contract:admin/JobError#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data13.detail === undefined){
const err44 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"contract:admin/JobError#/required",keyword:"required",params:{missingProperty: "detail"},message:"must have required property '"+"detail"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
for(const key1 in data13){
if(errors >= 2000) break;
if(!(((key1 === "code") || (key1 === "title")) || (key1 === "detail"))){
const err45 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"contract:admin/JobError#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data13.code !== undefined){
let data14 = data13.code;
if(typeof data14 === "string"){
if(!pattern7.test(data14)){
const err46 = {instancePath:instancePath+"/errors/" + i0+"/code",schemaPath:"contract:admin/JobError#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[A-Z]+( [A-Z]+)*$"},message:"must match pattern \""+"^[A-Z]+( [A-Z]+)*$"+"\""};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/errors/" + i0+"/code",schemaPath:"contract:admin/JobError#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data13.title !== undefined){
let data15 = data13.title;
if(typeof data15 === "string"){
if(func1(data15) < 1){
const err48 = {instancePath:instancePath+"/errors/" + i0+"/title",schemaPath:"contract:admin/JobError#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/errors/" + i0+"/title",schemaPath:"contract:admin/JobError#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data13.detail !== undefined){
let data16 = data13.detail;
if(typeof data16 === "string"){
if(func1(data16) < 1){
const err50 = {instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"contract:admin/JobError#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"contract:admin/JobError#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"contract:admin/JobError#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.attributes === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attributes"},message:"must have required property '"+"attributes"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.links === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "links"},message:"must have required property '"+"links"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "attributes")) || (key0 === "links"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("user-import-processes" !== data0){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "user-import-processes"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(!pattern11.test(data1)){
const err7 = {instancePath:instancePath+"/id",schemaPath:"contract:admin/Id#/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/id",schemaPath:"contract:admin/Id#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.attributes !== undefined){
if(!(validate41(data.attributes, {instancePath:instancePath+"/attributes",parentData:data,parentDataProperty:"attributes",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate41.errors);
errors = vErrors.length;
}
}
if(data.links !== undefined){
let data3 = data.links;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.self === undefined){
const err9 = {instancePath:instancePath+"/links",schemaPath:"contract:admin/ResourceLinks#/required",keyword:"required",params:{missingProperty: "self"},message:"must have required property '"+"self"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data3){
if(errors >= 2000) break;
if(!(key1 === "self")){
const err10 = {instancePath:instancePath+"/links",schemaPath:"contract:admin/ResourceLinks#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.self !== undefined){
let data4 = data3.self;
if(typeof data4 === "string"){
if(!(formats2.test(data4))){
const err11 = {instancePath:instancePath+"/links/self",schemaPath:"contract:admin/ResourceLinks#/properties/self/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/links/self",schemaPath:"contract:admin/ResourceLinks#/properties/self/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/links",schemaPath:"contract:admin/ResourceLinks#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.links === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "links"},message:"must have required property '"+"links"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.meta === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(((key0 === "data") || (key0 === "links")) || (key0 === "meta"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
if(data0.length > 200){
const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
if(!(validate40(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate40.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.links !== undefined){
let data2 = data.links;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.first === undefined){
const err6 = {instancePath:instancePath+"/links",schemaPath:"contract:admin/PageLinks#/required",keyword:"required",params:{missingProperty: "first"},message:"must have required property '"+"first"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.prev === undefined){
const err7 = {instancePath:instancePath+"/links",schemaPath:"contract:admin/PageLinks#/required",keyword:"required",params:{missingProperty: "prev"},message:"must have required property '"+"prev"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.next === undefined){
const err8 = {instancePath:instancePath+"/links",schemaPath:"contract:admin/PageLinks#/required",keyword:"required",params:{missingProperty: "next"},message:"must have required property '"+"next"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.last === undefined){
const err9 = {instancePath:instancePath+"/links",schemaPath:"contract:admin/PageLinks#/required",keyword:"required",params:{missingProperty: "last"},message:"must have required property '"+"last"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data2){
if(errors >= 2000) break;
if(!((((key1 === "first") || (key1 === "prev")) || (key1 === "next")) || (key1 === "last"))){
const err10 = {instancePath:instancePath+"/links",schemaPath:"contract:admin/PageLinks#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.first !== undefined){
let data3 = data2.first;
if(typeof data3 === "string"){
if(!(formats2.test(data3))){
const err11 = {instancePath:instancePath+"/links/first",schemaPath:"contract:admin/PageLinks#/properties/first/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/links/first",schemaPath:"contract:admin/PageLinks#/properties/first/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.prev !== undefined){
let data4 = data2.prev;
if((typeof data4 !== "string") && (data4 !== null)){
const err13 = {instancePath:instancePath+"/links/prev",schemaPath:"contract:admin/PageLinks#/properties/prev/type",keyword:"type",params:{type: schema48.properties.prev.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats2.test(data4))){
const err14 = {instancePath:instancePath+"/links/prev",schemaPath:"contract:admin/PageLinks#/properties/prev/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data2.next !== undefined){
let data5 = data2.next;
if((typeof data5 !== "string") && (data5 !== null)){
const err15 = {instancePath:instancePath+"/links/next",schemaPath:"contract:admin/PageLinks#/properties/next/type",keyword:"type",params:{type: schema48.properties.next.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats2.test(data5))){
const err16 = {instancePath:instancePath+"/links/next",schemaPath:"contract:admin/PageLinks#/properties/next/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data2.last !== undefined){
let data6 = data2.last;
if(typeof data6 === "string"){
if(!(formats2.test(data6))){
const err17 = {instancePath:instancePath+"/links/last",schemaPath:"contract:admin/PageLinks#/properties/last/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/links/last",schemaPath:"contract:admin/PageLinks#/properties/last/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/links",schemaPath:"contract:admin/PageLinks#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.meta !== undefined){
let data7 = data.meta;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.total === undefined){
const err20 = {instancePath:instancePath+"/meta",schemaPath:"contract:admin/PageMeta#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key2 in data7){
if(errors >= 2000) break;
if(!(key2 === "total")){
const err21 = {instancePath:instancePath+"/meta",schemaPath:"contract:admin/PageMeta#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data7.total !== undefined){
let data8 = data7.total;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err22 = {instancePath:instancePath+"/meta/total",schemaPath:"contract:admin/PageMeta#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/meta/total",schemaPath:"contract:admin/PageMeta#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/meta",schemaPath:"contract:admin/PageMeta#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate39(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate39.errors);
errors = vErrors.length;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v7 = validate45;
const schema64 = {"type":"object","required":["location","retry-after"],"properties":{"location":{"type":"string","format":"uri-reference"},"retry-after":{"type":"integer","minimum":1},"x-request-id":{"type":"string","pattern":"^[!-~]{1,128}$"}}};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.location === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "location"},message:"must have required property '"+"location"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["retry-after"] === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "retry-after"},message:"must have required property '"+"retry-after"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.location !== undefined){
let data0 = data.location;
if(typeof data0 === "string"){
if(!(formats2.test(data0))){
const err2 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data["retry-after"] !== undefined){
let data1 = data["retry-after"];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data["x-request-id"] !== undefined){
let data2 = data["x-request-id"];
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
const err6 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern: "^[!-~]{1,128}$"},message:"must match pattern \""+"^[!-~]{1,128}$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"location":true,"retry-after":true,"x-request-id":true},"dynamicProps":false,"dynamicItems":false};

exports.v8 = validate46;
const schema65 = {"$ref":"contract:admin/UserImportDocument#"};
const schema66 = {"type":"object","description":"One import process.","required":["data"],"properties":{"data":{"$ref":"contract:admin/UserImport#","x-basis":"assumed","x-decision":"D-21"}},"additionalProperties":false};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(key0 === "data")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate40(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate40.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate47(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate47.errors);
errors = vErrors.length;
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v9 = validate50;
const schema67 = {"$ref":"contract:admin/DepartmentList#"};
const schema68 = {"type":"object","description":"One page of departments with the same parent.","required":["data","links","meta"],"properties":{"data":{"type":"array","description":"The departments, sorted by the Unicode code points of their names. If the page number is too high, the list is empty.","maxItems":200,"x-limits":{"pageSize":"maxItems"},"items":{"$ref":"contract:admin/Department#"},"x-basis":"assumed","x-decision":"D-33"},"links":{"$ref":"contract:admin/PageLinks#","x-basis":"assumed","x-decision":"D-24"},"meta":{"$ref":"contract:admin/PageMeta#","x-basis":"assumed","x-decision":"D-21"}},"additionalProperties":false};
const schema69 = {"type":"object","description":"A department in the tenant's department tree.","x-basis":"stated","x-meaning":"stated","x-claims":["C-017"],"required":["type","id","attributes","links"],"properties":{"type":{"type":"string","const":"departments","description":"The JSON:API type of the resource.","x-basis":"assumed","x-decision":"D-32"},"id":{"$ref":"contract:admin/Id#","x-basis":"assumed","x-meaning":"mixed","x-claims":["C-102"],"x-decision":"D-07"},"attributes":{"$ref":"contract:admin/DepartmentAttributes#","x-basis":"assumed","x-decision":"D-21"},"links":{"$ref":"contract:admin/ResourceLinks#","x-basis":"assumed","x-decision":"D-21"}},"x-canonical":{"resource":"department","members":["id","name","parentDepartment","path","depth","memberCount"]},"additionalProperties":false};
const schema71 = {"type":"object","description":"The attributes of a department.","required":["name","parentDepartment","path","depth","memberCount"],"properties":{"name":{"type":"string","description":"The name of the department, without leading and trailing white space.","minLength":1,"maxLength":1000,"x-basis":"stated","x-meaning":"mixed","x-claims":["C-060","C-103","C-125","C-126"],"x-decision":"D-32"},"parentDepartment":{"type":["string","null"],"description":"The id of the parent department, or null at the top level.","pattern":"^[0-9]+$","x-basis":"stated","x-meaning":"assumed","x-claims":["C-061","C-103"],"x-decision":"D-32"},"path":{"type":"string","description":"The names of the departments from the top level down to this department, joined by `//`.","minLength":1,"x-basis":"stated","x-meaning":"assumed","x-claims":["C-062","C-103"],"x-decision":"D-34"},"depth":{"type":"integer","description":"The level of the department in the tree. A top-level department has the level 1.","minimum":1,"x-basis":"stated","x-meaning":"stated","x-claims":["C-063","C-064","C-089","C-103"]},"memberCount":{"type":"integer","description":"The number of direct members of the department. Members of child departments do not count.","minimum":0,"x-basis":"stated","x-meaning":"stated","x-claims":["C-065","C-066","C-103"]}},"additionalProperties":false};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.attributes === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attributes"},message:"must have required property '"+"attributes"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.links === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "links"},message:"must have required property '"+"links"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "attributes")) || (key0 === "links"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("departments" !== data0){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "departments"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(!pattern11.test(data1)){
const err7 = {instancePath:instancePath+"/id",schemaPath:"contract:admin/Id#/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/id",schemaPath:"contract:admin/Id#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.attributes !== undefined){
let data2 = data.attributes;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name === undefined){
const err9 = {instancePath:instancePath+"/attributes",schemaPath:"contract:admin/DepartmentAttributes#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.parentDepartment === undefined){
const err10 = {instancePath:instancePath+"/attributes",schemaPath:"contract:admin/DepartmentAttributes#/required",keyword:"required",params:{missingProperty: "parentDepartment"},message:"must have required property '"+"parentDepartment"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.path === undefined){
const err11 = {instancePath:instancePath+"/attributes",schemaPath:"contract:admin/DepartmentAttributes#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.depth === undefined){
const err12 = {instancePath:instancePath+"/attributes",schemaPath:"contract:admin/DepartmentAttributes#/required",keyword:"required",params:{missingProperty: "depth"},message:"must have required property '"+"depth"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.memberCount === undefined){
const err13 = {instancePath:instancePath+"/attributes",schemaPath:"contract:admin/DepartmentAttributes#/required",keyword:"required",params:{missingProperty: "memberCount"},message:"must have required property '"+"memberCount"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data2){
if(errors >= 2000) break;
if(!(((((key1 === "name") || (key1 === "parentDepartment")) || (key1 === "path")) || (key1 === "depth")) || (key1 === "memberCount"))){
const err14 = {instancePath:instancePath+"/attributes",schemaPath:"contract:admin/DepartmentAttributes#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.name !== undefined){
let data3 = data2.name;
if(typeof data3 === "string"){
if(func1(data3) > 1000){
const err15 = {instancePath:instancePath+"/attributes/name",schemaPath:"contract:admin/DepartmentAttributes#/properties/name/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func1(data3) < 1){
const err16 = {instancePath:instancePath+"/attributes/name",schemaPath:"contract:admin/DepartmentAttributes#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/attributes/name",schemaPath:"contract:admin/DepartmentAttributes#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.parentDepartment !== undefined){
let data4 = data2.parentDepartment;
if((typeof data4 !== "string") && (data4 !== null)){
const err18 = {instancePath:instancePath+"/attributes/parentDepartment",schemaPath:"contract:admin/DepartmentAttributes#/properties/parentDepartment/type",keyword:"type",params:{type: schema71.properties.parentDepartment.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data4 === "string"){
if(!pattern11.test(data4)){
const err19 = {instancePath:instancePath+"/attributes/parentDepartment",schemaPath:"contract:admin/DepartmentAttributes#/properties/parentDepartment/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data2.path !== undefined){
let data5 = data2.path;
if(typeof data5 === "string"){
if(func1(data5) < 1){
const err20 = {instancePath:instancePath+"/attributes/path",schemaPath:"contract:admin/DepartmentAttributes#/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/attributes/path",schemaPath:"contract:admin/DepartmentAttributes#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data2.depth !== undefined){
let data6 = data2.depth;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err22 = {instancePath:instancePath+"/attributes/depth",schemaPath:"contract:admin/DepartmentAttributes#/properties/depth/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err23 = {instancePath:instancePath+"/attributes/depth",schemaPath:"contract:admin/DepartmentAttributes#/properties/depth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data2.memberCount !== undefined){
let data7 = data2.memberCount;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err24 = {instancePath:instancePath+"/attributes/memberCount",schemaPath:"contract:admin/DepartmentAttributes#/properties/memberCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
const err25 = {instancePath:instancePath+"/attributes/memberCount",schemaPath:"contract:admin/DepartmentAttributes#/properties/memberCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
}
else {
const err26 = {instancePath:instancePath+"/attributes",schemaPath:"contract:admin/DepartmentAttributes#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.links !== undefined){
let data8 = data.links;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.self === undefined){
const err27 = {instancePath:instancePath+"/links",schemaPath:"contract:admin/ResourceLinks#/required",keyword:"required",params:{missingProperty: "self"},message:"must have required property '"+"self"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key2 in data8){
if(errors >= 2000) break;
if(!(key2 === "self")){
const err28 = {instancePath:instancePath+"/links",schemaPath:"contract:admin/ResourceLinks#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data8.self !== undefined){
let data9 = data8.self;
if(typeof data9 === "string"){
if(!(formats2.test(data9))){
const err29 = {instancePath:instancePath+"/links/self",schemaPath:"contract:admin/ResourceLinks#/properties/self/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/links/self",schemaPath:"contract:admin/ResourceLinks#/properties/self/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/links",schemaPath:"contract:admin/ResourceLinks#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.links === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "links"},message:"must have required property '"+"links"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.meta === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(((key0 === "data") || (key0 === "links")) || (key0 === "meta"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
if(data0.length > 200){
const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
if(!(validate52(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate52.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.links !== undefined){
let data2 = data.links;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.first === undefined){
const err6 = {instancePath:instancePath+"/links",schemaPath:"contract:admin/PageLinks#/required",keyword:"required",params:{missingProperty: "first"},message:"must have required property '"+"first"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.prev === undefined){
const err7 = {instancePath:instancePath+"/links",schemaPath:"contract:admin/PageLinks#/required",keyword:"required",params:{missingProperty: "prev"},message:"must have required property '"+"prev"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.next === undefined){
const err8 = {instancePath:instancePath+"/links",schemaPath:"contract:admin/PageLinks#/required",keyword:"required",params:{missingProperty: "next"},message:"must have required property '"+"next"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.last === undefined){
const err9 = {instancePath:instancePath+"/links",schemaPath:"contract:admin/PageLinks#/required",keyword:"required",params:{missingProperty: "last"},message:"must have required property '"+"last"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data2){
if(errors >= 2000) break;
if(!((((key1 === "first") || (key1 === "prev")) || (key1 === "next")) || (key1 === "last"))){
const err10 = {instancePath:instancePath+"/links",schemaPath:"contract:admin/PageLinks#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.first !== undefined){
let data3 = data2.first;
if(typeof data3 === "string"){
if(!(formats2.test(data3))){
const err11 = {instancePath:instancePath+"/links/first",schemaPath:"contract:admin/PageLinks#/properties/first/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/links/first",schemaPath:"contract:admin/PageLinks#/properties/first/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.prev !== undefined){
let data4 = data2.prev;
if((typeof data4 !== "string") && (data4 !== null)){
const err13 = {instancePath:instancePath+"/links/prev",schemaPath:"contract:admin/PageLinks#/properties/prev/type",keyword:"type",params:{type: schema48.properties.prev.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats2.test(data4))){
const err14 = {instancePath:instancePath+"/links/prev",schemaPath:"contract:admin/PageLinks#/properties/prev/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data2.next !== undefined){
let data5 = data2.next;
if((typeof data5 !== "string") && (data5 !== null)){
const err15 = {instancePath:instancePath+"/links/next",schemaPath:"contract:admin/PageLinks#/properties/next/type",keyword:"type",params:{type: schema48.properties.next.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats2.test(data5))){
const err16 = {instancePath:instancePath+"/links/next",schemaPath:"contract:admin/PageLinks#/properties/next/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data2.last !== undefined){
let data6 = data2.last;
if(typeof data6 === "string"){
if(!(formats2.test(data6))){
const err17 = {instancePath:instancePath+"/links/last",schemaPath:"contract:admin/PageLinks#/properties/last/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/links/last",schemaPath:"contract:admin/PageLinks#/properties/last/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/links",schemaPath:"contract:admin/PageLinks#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.meta !== undefined){
let data7 = data.meta;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.total === undefined){
const err20 = {instancePath:instancePath+"/meta",schemaPath:"contract:admin/PageMeta#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key2 in data7){
if(errors >= 2000) break;
if(!(key2 === "total")){
const err21 = {instancePath:instancePath+"/meta",schemaPath:"contract:admin/PageMeta#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data7.total !== undefined){
let data8 = data7.total;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err22 = {instancePath:instancePath+"/meta/total",schemaPath:"contract:admin/PageMeta#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/meta/total",schemaPath:"contract:admin/PageMeta#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/meta",schemaPath:"contract:admin/PageMeta#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate51(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate51.errors);
errors = vErrors.length;
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v10 = validate55;
const schema75 = {"type":"object","required":["location"],"properties":{"location":{"type":"string","format":"uri-reference"},"x-request-id":{"type":"string","pattern":"^[!-~]{1,128}$"}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.location === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "location"},message:"must have required property '"+"location"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.location !== undefined){
let data0 = data.location;
if(typeof data0 === "string"){
if(!(formats2.test(data0))){
const err1 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data["x-request-id"] !== undefined){
let data1 = data["x-request-id"];
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
const err3 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern: "^[!-~]{1,128}$"},message:"must match pattern \""+"^[!-~]{1,128}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"location":true,"x-request-id":true},"dynamicProps":false,"dynamicItems":false};

exports.v11 = validate56;
const schema76 = {"$ref":"contract:admin/DepartmentDocument#"};
const schema77 = {"type":"object","description":"One department.","required":["data"],"properties":{"data":{"$ref":"contract:admin/Department#","x-basis":"assumed","x-decision":"D-21"}},"additionalProperties":false};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(key0 === "data")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate52(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate52.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate57(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate57.errors);
errors = vErrors.length;
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v12 = validate60;
const schema78 = {"$ref":"contract:admin/JobAck#"};
const schema79 = {"type":"object","description":"The response to a request that starts a job. The job has not applied any change yet.","required":["data"],"x-basis":"stated","x-meaning":"assumed","x-claims":["C-081"],"x-decision":"D-42","properties":{"data":{"type":"object","description":"The new job with its initial status.","x-basis":"assumed","x-decision":"D-42","x-canonical":{"resource":"submission","members":[{"jobId":"id"},"kind"]},"required":["type","id","attributes","links"],"properties":{"type":{"type":"string","const":"jobs","description":"The JSON:API type of the resource.","x-basis":"assumed","x-decision":"D-42"},"id":{"$ref":"contract:admin/Id#","description":"The id of the job. URLs contain this id as `jobId`.","x-basis":"assumed","x-decision":"D-42"},"attributes":{"type":"object","description":"The initial state of the new job.","x-basis":"assumed","x-decision":"D-42","required":["kind","status","createdAt"],"properties":{"kind":{"$ref":"contract:admin/JobKind#","x-basis":"assumed","x-decision":"D-42"},"status":{"type":"string","const":"queued","description":"The initial status of the job. The value is always `queued`.","x-basis":"assumed","x-decision":"D-42"},"createdAt":{"$ref":"contract:admin/Timestamp#","description":"The time at which the request was accepted.","x-basis":"assumed","x-decision":"D-42"}},"additionalProperties":false},"links":{"$ref":"contract:admin/ResourceLinks#","x-basis":"assumed","x-decision":"D-42"}},"additionalProperties":false}},"additionalProperties":false};
const schema81 = {"type":"string","description":"The kind of the job. A job changes folder access, changes the members of a department, deletes a department with its subtree, or replaces the roles of users.","enum":["access","members","department delete","role-assignments"],"x-basis":"stated","x-meaning":"stated","x-claims":["C-079","C-080"]};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(key0 === "data")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
let data0 = data.data;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.type === undefined){
const err2 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.id === undefined){
const err3 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.attributes === undefined){
const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "attributes"},message:"must have required property '"+"attributes"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.links === undefined){
const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/required",keyword:"required",params:{missingProperty: "links"},message:"must have required property '"+"links"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data0){
if(errors >= 2000) break;
if(!((((key1 === "type") || (key1 === "id")) || (key1 === "attributes")) || (key1 === "links"))){
const err6 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.type !== undefined){
let data1 = data0.type;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/data/type",schemaPath:"#/properties/data/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if("jobs" !== data1){
const err8 = {instancePath:instancePath+"/data/type",schemaPath:"#/properties/data/properties/type/const",keyword:"const",params:{allowedValue: "jobs"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.id !== undefined){
let data2 = data0.id;
if(typeof data2 === "string"){
if(!pattern11.test(data2)){
const err9 = {instancePath:instancePath+"/data/id",schemaPath:"contract:admin/Id#/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/data/id",schemaPath:"contract:admin/Id#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.attributes !== undefined){
let data3 = data0.attributes;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.kind === undefined){
const err11 = {instancePath:instancePath+"/data/attributes",schemaPath:"#/properties/data/properties/attributes/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.status === undefined){
const err12 = {instancePath:instancePath+"/data/attributes",schemaPath:"#/properties/data/properties/attributes/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3.createdAt === undefined){
const err13 = {instancePath:instancePath+"/data/attributes",schemaPath:"#/properties/data/properties/attributes/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key2 in data3){
if(errors >= 2000) break;
if(!(((key2 === "kind") || (key2 === "status")) || (key2 === "createdAt"))){
const err14 = {instancePath:instancePath+"/data/attributes",schemaPath:"#/properties/data/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.kind !== undefined){
let data4 = data3.kind;
if(typeof data4 !== "string"){
const err15 = {instancePath:instancePath+"/data/attributes/kind",schemaPath:"contract:admin/JobKind#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((((data4 === "access") || (data4 === "members")) || (data4 === "department delete")) || (data4 === "role-assignments"))){
const err16 = {instancePath:instancePath+"/data/attributes/kind",schemaPath:"contract:admin/JobKind#/enum",keyword:"enum",params:{allowedValues: schema81.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data3.status !== undefined){
let data5 = data3.status;
if(typeof data5 !== "string"){
const err17 = {instancePath:instancePath+"/data/attributes/status",schemaPath:"#/properties/data/properties/attributes/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if("queued" !== data5){
const err18 = {instancePath:instancePath+"/data/attributes/status",schemaPath:"#/properties/data/properties/attributes/properties/status/const",keyword:"const",params:{allowedValue: "queued"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data3.createdAt !== undefined){
let data6 = data3.createdAt;
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
const err19 = {instancePath:instancePath+"/data/attributes/createdAt",schemaPath:"contract:admin/Timestamp#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/data/attributes/createdAt",schemaPath:"contract:admin/Timestamp#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/data/attributes",schemaPath:"#/properties/data/properties/attributes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data0.links !== undefined){
let data7 = data0.links;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.self === undefined){
const err22 = {instancePath:instancePath+"/data/links",schemaPath:"contract:admin/ResourceLinks#/required",keyword:"required",params:{missingProperty: "self"},message:"must have required property '"+"self"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key3 in data7){
if(errors >= 2000) break;
if(!(key3 === "self")){
const err23 = {instancePath:instancePath+"/data/links",schemaPath:"contract:admin/ResourceLinks#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data7.self !== undefined){
let data8 = data7.self;
if(typeof data8 === "string"){
if(!(formats2.test(data8))){
const err24 = {instancePath:instancePath+"/data/links/self",schemaPath:"contract:admin/ResourceLinks#/properties/self/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/data/links/self",schemaPath:"contract:admin/ResourceLinks#/properties/self/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/data/links",schemaPath:"contract:admin/ResourceLinks#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate61(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate61.errors);
errors = vErrors.length;
}
validate60.errors = vErrors;
return errors === 0;
}
validate60.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v13 = validate63;
const schema84 = {"$ref":"contract:admin/AccessDocument#"};
const schema85 = {"type":"object","description":"The access list of one folder.","required":["data"],"properties":{"data":{"$ref":"contract:admin/Access#","x-basis":"assumed","x-decision":"D-21"}},"additionalProperties":false};
const schema86 = {"type":"object","description":"The access list of one folder.","required":["type","id","attributes","links"],"properties":{"type":{"type":"string","const":"access","description":"The JSON:API type of the resource.","x-basis":"assumed","x-decision":"D-40"},"id":{"$ref":"contract:admin/Id#","description":"The id of the folder.","x-basis":"assumed","x-decision":"D-40"},"attributes":{"type":"object","description":"One folder with its access list.","x-basis":"assumed","x-decision":"D-21","required":["type","id","path","accessList"],"properties":{"type":{"type":"string","const":"folder","description":"The type of the resource to which the access list belongs.","x-basis":"stated","x-meaning":"stated","x-claims":["C-075"]},"id":{"$ref":"contract:admin/Id#","description":"The id of the folder.","x-basis":"stated","x-meaning":"mixed","x-claims":["C-076"],"x-decision":"D-40"},"path":{"type":"string","description":"The path of the folder. The path `/` is the root folder.","minLength":1,"x-basis":"stated","x-meaning":"mixed","x-claims":["C-076"],"x-decision":"D-38"},"accessList":{"type":"array","description":"One entry for each principal with access to the folder. The entries of users come first, then the entries of departments, then the entries of roles. The entries of each type are sorted by id. A grant on the folder itself overrides inherited grants. A grant on a nearer parent folder overrides a grant on a more distant parent folder.","items":{"$ref":"contract:admin/AccessEntry#"},"x-basis":"stated","x-meaning":"assumed","x-claims":["C-077"],"x-decision":"D-40"}},"additionalProperties":false},"links":{"$ref":"contract:admin/ResourceLinks#","x-basis":"assumed","x-decision":"D-21"}},"x-canonical":{"resource":"access list","members":[{"type":"attributes.type"},{"folderId":"attributes.id"},{"folderPath":"path"},{"entries":"accessList"}]},"additionalProperties":false};
const schema89 = {"type":"object","description":"The permission of one principal (user, department or role) on the folder.","required":["principalType","principalId","principalName","permission","inherited","inheritedFrom"],"properties":{"principalType":{"$ref":"contract:admin/PrincipalType#","x-basis":"assumed","x-decision":"D-40"},"principalId":{"$ref":"contract:admin/Id#","description":"The id of the user, department or role.","x-basis":"assumed","x-decision":"D-40"},"principalName":{"type":"string","description":"The full name of the user, or the name of the department or role.","minLength":1,"x-basis":"assumed","x-decision":"D-40"},"permission":{"$ref":"contract:admin/Permission#","x-basis":"assumed","x-decision":"D-40"},"inherited":{"type":"boolean","description":"Whether the permission is inherited from a parent folder.","x-basis":"assumed","x-decision":"D-40"},"inheritedFrom":{"type":["string","null"],"description":"The id of the folder from which the permission is inherited, or null if the permission was granted on this folder.","pattern":"^[0-9]+$","x-basis":"assumed","x-decision":"D-40"}},"x-canonical":{"members":["principalType","principalId","principalName","permission","inherited"]},"additionalProperties":false};
const schema90 = {"type":"string","description":"The type of the principal (user, department or role).","enum":["user","department","role"],"x-basis":"assumed","x-decision":"D-39"};
const schema92 = {"type":"string","description":"The permission defines what a user, department or role may do with the folder.","enum":["view","edit","manage"],"x-basis":"assumed","x-decision":"D-39"};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.principalType === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "principalType"},message:"must have required property '"+"principalType"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.principalId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "principalId"},message:"must have required property '"+"principalId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.principalName === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "principalName"},message:"must have required property '"+"principalName"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.permission === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "permission"},message:"must have required property '"+"permission"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.inherited === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "inherited"},message:"must have required property '"+"inherited"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.inheritedFrom === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "inheritedFrom"},message:"must have required property '"+"inheritedFrom"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((((((key0 === "principalType") || (key0 === "principalId")) || (key0 === "principalName")) || (key0 === "permission")) || (key0 === "inherited")) || (key0 === "inheritedFrom"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.principalType !== undefined){
let data0 = data.principalType;
if(typeof data0 !== "string"){
const err7 = {instancePath:instancePath+"/principalType",schemaPath:"contract:admin/PrincipalType#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data0 === "user") || (data0 === "department")) || (data0 === "role"))){
const err8 = {instancePath:instancePath+"/principalType",schemaPath:"contract:admin/PrincipalType#/enum",keyword:"enum",params:{allowedValues: schema90.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.principalId !== undefined){
let data1 = data.principalId;
if(typeof data1 === "string"){
if(!pattern11.test(data1)){
const err9 = {instancePath:instancePath+"/principalId",schemaPath:"contract:admin/Id#/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/principalId",schemaPath:"contract:admin/Id#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.principalName !== undefined){
let data2 = data.principalName;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err11 = {instancePath:instancePath+"/principalName",schemaPath:"#/properties/principalName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/principalName",schemaPath:"#/properties/principalName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.permission !== undefined){
let data3 = data.permission;
if(typeof data3 !== "string"){
const err13 = {instancePath:instancePath+"/permission",schemaPath:"contract:admin/Permission#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((data3 === "view") || (data3 === "edit")) || (data3 === "manage"))){
const err14 = {instancePath:instancePath+"/permission",schemaPath:"contract:admin/Permission#/enum",keyword:"enum",params:{allowedValues: schema92.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.inherited !== undefined){
if(typeof data.inherited !== "boolean"){
const err15 = {instancePath:instancePath+"/inherited",schemaPath:"#/properties/inherited/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.inheritedFrom !== undefined){
let data5 = data.inheritedFrom;
if((typeof data5 !== "string") && (data5 !== null)){
const err16 = {instancePath:instancePath+"/inheritedFrom",schemaPath:"#/properties/inheritedFrom/type",keyword:"type",params:{type: schema89.properties.inheritedFrom.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data5 === "string"){
if(!pattern11.test(data5)){
const err17 = {instancePath:instancePath+"/inheritedFrom",schemaPath:"#/properties/inheritedFrom/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.attributes === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attributes"},message:"must have required property '"+"attributes"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.links === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "links"},message:"must have required property '"+"links"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "attributes")) || (key0 === "links"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("access" !== data0){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "access"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(!pattern11.test(data1)){
const err7 = {instancePath:instancePath+"/id",schemaPath:"contract:admin/Id#/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/id",schemaPath:"contract:admin/Id#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.attributes !== undefined){
let data2 = data.attributes;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.type === undefined){
const err9 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.id === undefined){
const err10 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.path === undefined){
const err11 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.accessList === undefined){
const err12 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "accessList"},message:"must have required property '"+"accessList"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data2){
if(errors >= 2000) break;
if(!((((key1 === "type") || (key1 === "id")) || (key1 === "path")) || (key1 === "accessList"))){
const err13 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.type !== undefined){
let data3 = data2.type;
if(typeof data3 !== "string"){
const err14 = {instancePath:instancePath+"/attributes/type",schemaPath:"#/properties/attributes/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if("folder" !== data3){
const err15 = {instancePath:instancePath+"/attributes/type",schemaPath:"#/properties/attributes/properties/type/const",keyword:"const",params:{allowedValue: "folder"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.id !== undefined){
let data4 = data2.id;
if(typeof data4 === "string"){
if(!pattern11.test(data4)){
const err16 = {instancePath:instancePath+"/attributes/id",schemaPath:"contract:admin/Id#/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/attributes/id",schemaPath:"contract:admin/Id#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.path !== undefined){
let data5 = data2.path;
if(typeof data5 === "string"){
if(func1(data5) < 1){
const err18 = {instancePath:instancePath+"/attributes/path",schemaPath:"#/properties/attributes/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/attributes/path",schemaPath:"#/properties/attributes/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data2.accessList !== undefined){
let data6 = data2.accessList;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
if(!(validate66(data6[i0], {instancePath:instancePath+"/attributes/accessList/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate66.errors);
errors = vErrors.length;
}
}
}
else {
const err20 = {instancePath:instancePath+"/attributes/accessList",schemaPath:"#/properties/attributes/properties/accessList/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.links !== undefined){
let data8 = data.links;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.self === undefined){
const err22 = {instancePath:instancePath+"/links",schemaPath:"contract:admin/ResourceLinks#/required",keyword:"required",params:{missingProperty: "self"},message:"must have required property '"+"self"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key2 in data8){
if(errors >= 2000) break;
if(!(key2 === "self")){
const err23 = {instancePath:instancePath+"/links",schemaPath:"contract:admin/ResourceLinks#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data8.self !== undefined){
let data9 = data8.self;
if(typeof data9 === "string"){
if(!(formats2.test(data9))){
const err24 = {instancePath:instancePath+"/links/self",schemaPath:"contract:admin/ResourceLinks#/properties/self/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/links/self",schemaPath:"contract:admin/ResourceLinks#/properties/self/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/links",schemaPath:"contract:admin/ResourceLinks#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(key0 === "data")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate65(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate65.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate64(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate64.errors);
errors = vErrors.length;
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v14 = validate70;
const schema94 = {"$ref":"contract:admin/RoleList#"};
const schema95 = {"type":"object","description":"One page of custom roles.","required":["data","links","meta"],"properties":{"data":{"type":"array","description":"The roles, sorted by the numeric value of their id. If the page number is too high, the list is empty.","maxItems":200,"x-limits":{"pageSize":"maxItems"},"items":{"$ref":"contract:admin/Role#"},"x-basis":"assumed","x-decision":"D-44"},"links":{"$ref":"contract:admin/PageLinks#","x-basis":"assumed","x-decision":"D-24"},"meta":{"$ref":"contract:admin/PageMeta#","x-basis":"assumed","x-decision":"D-21"}},"additionalProperties":false};
const schema96 = {"type":"object","description":"A custom role, which belongs to one tenant.","x-basis":"stated","x-meaning":"stated","x-claims":["C-082"],"required":["type","id","attributes"],"properties":{"type":{"type":"string","const":"roles","description":"The JSON:API type of the resource.","x-basis":"assumed","x-decision":"D-44"},"id":{"$ref":"contract:admin/Id#","description":"The id of the role. Role assignments contain this id as `roleId`.","x-basis":"stated","x-meaning":"mixed","x-claims":["C-084","C-099","C-203"],"x-decision":"D-07"},"attributes":{"type":"object","description":"The attributes of the role.","x-basis":"assumed","x-decision":"D-44","required":["name","type","description"],"properties":{"name":{"type":"string","description":"The name of the role.","minLength":1,"x-basis":"assumed","x-decision":"D-44"},"type":{"type":"string","const":"custom","description":"The type of the role. The only value is `custom`, which means that the tenant defined the role.","x-basis":"assumed","x-decision":"D-44"},"description":{"type":["string","null"],"description":"The description of the role, or null if the role has no description.","x-basis":"assumed","x-decision":"D-44"}},"additionalProperties":false}},"x-canonical":{"resource":"role","members":["id","name"]},"additionalProperties":false};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.attributes === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attributes"},message:"must have required property '"+"attributes"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(((key0 === "type") || (key0 === "id")) || (key0 === "attributes"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("roles" !== data0){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "roles"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(!pattern11.test(data1)){
const err6 = {instancePath:instancePath+"/id",schemaPath:"contract:admin/Id#/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/id",schemaPath:"contract:admin/Id#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.attributes !== undefined){
let data2 = data.attributes;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name === undefined){
const err8 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.type === undefined){
const err9 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.description === undefined){
const err10 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key1 in data2){
if(errors >= 2000) break;
if(!(((key1 === "name") || (key1 === "type")) || (key1 === "description"))){
const err11 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.name !== undefined){
let data3 = data2.name;
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err12 = {instancePath:instancePath+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/attributes/name",schemaPath:"#/properties/attributes/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.type !== undefined){
let data4 = data2.type;
if(typeof data4 !== "string"){
const err14 = {instancePath:instancePath+"/attributes/type",schemaPath:"#/properties/attributes/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if("custom" !== data4){
const err15 = {instancePath:instancePath+"/attributes/type",schemaPath:"#/properties/attributes/properties/type/const",keyword:"const",params:{allowedValue: "custom"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.description !== undefined){
let data5 = data2.description;
if((typeof data5 !== "string") && (data5 !== null)){
const err16 = {instancePath:instancePath+"/attributes/description",schemaPath:"#/properties/attributes/properties/description/type",keyword:"type",params:{type: schema96.properties.attributes.properties.description.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.links === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "links"},message:"must have required property '"+"links"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.meta === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "meta"},message:"must have required property '"+"meta"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(((key0 === "data") || (key0 === "links")) || (key0 === "meta"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.data !== undefined){
let data0 = data.data;
if(Array.isArray(data0)){
if(data0.length > 200){
const err4 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
if(!(validate72(data0[i0], {instancePath:instancePath+"/data/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate72.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.links !== undefined){
let data2 = data.links;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.first === undefined){
const err6 = {instancePath:instancePath+"/links",schemaPath:"contract:admin/PageLinks#/required",keyword:"required",params:{missingProperty: "first"},message:"must have required property '"+"first"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.prev === undefined){
const err7 = {instancePath:instancePath+"/links",schemaPath:"contract:admin/PageLinks#/required",keyword:"required",params:{missingProperty: "prev"},message:"must have required property '"+"prev"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.next === undefined){
const err8 = {instancePath:instancePath+"/links",schemaPath:"contract:admin/PageLinks#/required",keyword:"required",params:{missingProperty: "next"},message:"must have required property '"+"next"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.last === undefined){
const err9 = {instancePath:instancePath+"/links",schemaPath:"contract:admin/PageLinks#/required",keyword:"required",params:{missingProperty: "last"},message:"must have required property '"+"last"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data2){
if(errors >= 2000) break;
if(!((((key1 === "first") || (key1 === "prev")) || (key1 === "next")) || (key1 === "last"))){
const err10 = {instancePath:instancePath+"/links",schemaPath:"contract:admin/PageLinks#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.first !== undefined){
let data3 = data2.first;
if(typeof data3 === "string"){
if(!(formats2.test(data3))){
const err11 = {instancePath:instancePath+"/links/first",schemaPath:"contract:admin/PageLinks#/properties/first/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/links/first",schemaPath:"contract:admin/PageLinks#/properties/first/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.prev !== undefined){
let data4 = data2.prev;
if((typeof data4 !== "string") && (data4 !== null)){
const err13 = {instancePath:instancePath+"/links/prev",schemaPath:"contract:admin/PageLinks#/properties/prev/type",keyword:"type",params:{type: schema48.properties.prev.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats2.test(data4))){
const err14 = {instancePath:instancePath+"/links/prev",schemaPath:"contract:admin/PageLinks#/properties/prev/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data2.next !== undefined){
let data5 = data2.next;
if((typeof data5 !== "string") && (data5 !== null)){
const err15 = {instancePath:instancePath+"/links/next",schemaPath:"contract:admin/PageLinks#/properties/next/type",keyword:"type",params:{type: schema48.properties.next.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data5 === "string"){
if(!(formats2.test(data5))){
const err16 = {instancePath:instancePath+"/links/next",schemaPath:"contract:admin/PageLinks#/properties/next/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data2.last !== undefined){
let data6 = data2.last;
if(typeof data6 === "string"){
if(!(formats2.test(data6))){
const err17 = {instancePath:instancePath+"/links/last",schemaPath:"contract:admin/PageLinks#/properties/last/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/links/last",schemaPath:"contract:admin/PageLinks#/properties/last/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/links",schemaPath:"contract:admin/PageLinks#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.meta !== undefined){
let data7 = data.meta;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.total === undefined){
const err20 = {instancePath:instancePath+"/meta",schemaPath:"contract:admin/PageMeta#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key2 in data7){
if(errors >= 2000) break;
if(!(key2 === "total")){
const err21 = {instancePath:instancePath+"/meta",schemaPath:"contract:admin/PageMeta#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data7.total !== undefined){
let data8 = data7.total;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err22 = {instancePath:instancePath+"/meta/total",schemaPath:"contract:admin/PageMeta#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/meta/total",schemaPath:"contract:admin/PageMeta#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
}
else {
const err24 = {instancePath:instancePath+"/meta",schemaPath:"contract:admin/PageMeta#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate71(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate71.errors);
errors = vErrors.length;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v15 = validate75;
const schema100 = {"$ref":"contract:admin/JobDocument#"};
const schema101 = {"type":"object","description":"One job.","required":["data"],"properties":{"data":{"$ref":"contract:admin/Job#","x-basis":"assumed","x-decision":"D-21"}},"additionalProperties":false};
const schema102 = {"type":"object","description":"A job is asynchronous work that a request has started.","required":["type","id","attributes","links"],"properties":{"type":{"type":"string","const":"jobs","description":"The JSON:API type of the resource.","x-basis":"assumed","x-decision":"D-41"},"id":{"$ref":"contract:admin/Id#","description":"The id of the job. URLs contain this id as `jobId`.","x-basis":"assumed","x-meaning":"mixed","x-claims":["C-078"],"x-decision":"D-41"},"attributes":{"$ref":"contract:admin/JobAttributes#","x-basis":"stated","x-meaning":"mixed","x-claims":["C-079","C-097"],"x-decision":"D-41"},"links":{"$ref":"contract:admin/ResourceLinks#","x-basis":"assumed","x-decision":"D-21"}},"x-canonical":{"resource":"job","members":["id","kind",{"state":"status"},{"entries":"result.entries"}]},"additionalProperties":false};
const schema104 = {"type":"object","description":"The status of a job, and its result after the job has ended.","required":["kind","status","createdAt","startedAt","completedAt","result","errors"],"properties":{"kind":{"$ref":"contract:admin/JobKind#","x-basis":"stated","x-meaning":"stated","x-claims":["C-079","C-080","C-097"]},"status":{"$ref":"contract:admin/JobStatus#","x-basis":"stated","x-meaning":"mixed","x-claims":["C-095","C-109","C-173","C-190"],"x-decision":"D-41"},"createdAt":{"$ref":"contract:admin/Timestamp#","description":"The time at which the request was accepted.","x-basis":"assumed","x-decision":"D-41"},"startedAt":{"type":["string","null"],"format":"date-time","description":"The time at which the job started, or null while the job is queued.","x-basis":"assumed","x-decision":"D-41"},"completedAt":{"type":["string","null"],"format":"date-time","description":"The time at which the job ended, or null if the job has not ended.","x-basis":"assumed","x-decision":"D-41"},"result":{"$ref":"contract:admin/JobResult#","x-basis":"assumed","x-meaning":"mixed","x-claims":["C-096","C-191"],"x-decision":"D-41"},"errors":{"type":"array","description":"The reasons why the job failed. The list is empty unless `status` is `failed`.","items":{"$ref":"contract:admin/JobError#"},"x-basis":"assumed","x-decision":"D-41"}},"additionalProperties":false};
const schema106 = {"type":"string","description":"The status of the job, which is first `queued`, then `running`, and at the end `succeeded` or `failed`. The status `succeeded` or `failed` never changes.","enum":["queued","running","succeeded","failed"],"x-basis":"assumed","x-meaning":"mixed","x-claims":["C-095","C-173"],"x-decision":"D-41","x-states":{"initial":"queued","terminal":["succeeded","failed"],"transitions":[{"from":"queued","to":"running","by":"time"},{"from":"running","to":"succeeded","by":"time"},{"from":"running","to":"failed","by":"time"}]}};
const schema108 = {"type":["object","null"],"description":"The result of the job for each user, folder or department. The result of the job is null until the job ends. The result is also null if the job was interrupted, or if a job of the kind access or department delete failed.","required":["total","succeeded","failed","entries"],"properties":{"total":{"type":"integer","description":"The number of all entries, which is the sum of `succeeded` and `failed`.","minimum":0,"x-basis":"assumed","x-decision":"D-41"},"succeeded":{"type":"integer","description":"The number of entries whose outcome is `succeeded`.","minimum":0,"x-basis":"assumed","x-decision":"D-41"},"failed":{"type":"integer","description":"The number of entries whose outcome is `failed`.","minimum":0,"x-basis":"assumed","x-decision":"D-41"},"entries":{"type":"array","description":"One entry for each user, folder or department, in the order of the request. The entries of a job that deletes departments list each parent department before its children. The list is empty if no department was left to delete.","items":{"$ref":"contract:admin/JobEntry#"},"x-basis":"assumed","x-decision":"D-41"}}};
const schema109 = {"type":"object","description":"The result of a job for one user, folder or department.","required":["id","outcome"],"properties":{"id":{"type":"string","description":"The id of the user (members, role assignments), the folder (access) or the deleted department (department delete) to which the entry refers.","minLength":1,"x-basis":"assumed","x-decision":"D-41"},"outcome":{"type":"string","description":"The outcome of the entry's change. The outcome is `succeeded` if the change was applied or was already in effect.","enum":["succeeded","failed"],"x-basis":"assumed","x-decision":"D-41"},"code":{"type":"string","description":"The error code of the failed change for this user, folder or department. The error code is absent if the change succeeded.","pattern":"^[A-Z]+( [A-Z]+)*$","x-codes":["USER NOT FOUND","ROLE NOT FOUND","EXTERNAL SYNC FAILED"],"x-basis":"assumed","x-decision":"D-41"},"detail":{"type":"string","description":"The error message of the failed change for this user, folder or department. The error message is absent if the change succeeded.","minLength":1,"x-basis":"assumed","x-decision":"D-41"},"externalSync":{"type":"string","description":"Whether the external role directory accepted the new role. The member `externalSync` is present only in tenants with HR-managed roles, for assignments that were applied or whose synchronization failed.","enum":["synced","failed"],"x-basis":"assumed","x-decision":"D-45"}},"x-canonical":{"members":["id","outcome","externalSync"]},"additionalProperties":false};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema108.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.succeeded === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "succeeded"},message:"must have required property '"+"succeeded"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.failed === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failed"},message:"must have required property '"+"failed"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.entries === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entries"},message:"must have required property '"+"entries"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.total !== undefined){
let data0 = data.total;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.succeeded !== undefined){
let data1 = data.succeeded;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/succeeded",schemaPath:"#/properties/succeeded/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/succeeded",schemaPath:"#/properties/succeeded/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.failed !== undefined){
let data2 = data.failed;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.entries !== undefined){
let data3 = data.entries;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.id === undefined){
const err11 = {instancePath:instancePath+"/entries/" + i0,schemaPath:"contract:admin/JobEntry#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.outcome === undefined){
const err12 = {instancePath:instancePath+"/entries/" + i0,schemaPath:"contract:admin/JobEntry#/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key0 in data4){
if(errors >= 2000) break;
if(!(((((key0 === "id") || (key0 === "outcome")) || (key0 === "code")) || (key0 === "detail")) || (key0 === "externalSync"))){
const err13 = {instancePath:instancePath+"/entries/" + i0,schemaPath:"contract:admin/JobEntry#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.id !== undefined){
let data5 = data4.id;
if(typeof data5 === "string"){
if(func1(data5) < 1){
const err14 = {instancePath:instancePath+"/entries/" + i0+"/id",schemaPath:"contract:admin/JobEntry#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/entries/" + i0+"/id",schemaPath:"contract:admin/JobEntry#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.outcome !== undefined){
let data6 = data4.outcome;
if(typeof data6 !== "string"){
const err16 = {instancePath:instancePath+"/entries/" + i0+"/outcome",schemaPath:"contract:admin/JobEntry#/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((data6 === "succeeded") || (data6 === "failed"))){
const err17 = {instancePath:instancePath+"/entries/" + i0+"/outcome",schemaPath:"contract:admin/JobEntry#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema109.properties.outcome.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.code !== undefined){
let data7 = data4.code;
if(typeof data7 === "string"){
if(!pattern7.test(data7)){
const err18 = {instancePath:instancePath+"/entries/" + i0+"/code",schemaPath:"contract:admin/JobEntry#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[A-Z]+( [A-Z]+)*$"},message:"must match pattern \""+"^[A-Z]+( [A-Z]+)*$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/entries/" + i0+"/code",schemaPath:"contract:admin/JobEntry#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data4.detail !== undefined){
let data8 = data4.detail;
if(typeof data8 === "string"){
if(func1(data8) < 1){
const err20 = {instancePath:instancePath+"/entries/" + i0+"/detail",schemaPath:"contract:admin/JobEntry#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/entries/" + i0+"/detail",schemaPath:"contract:admin/JobEntry#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data4.externalSync !== undefined){
let data9 = data4.externalSync;
if(typeof data9 !== "string"){
const err22 = {instancePath:instancePath+"/entries/" + i0+"/externalSync",schemaPath:"contract:admin/JobEntry#/properties/externalSync/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((data9 === "synced") || (data9 === "failed"))){
const err23 = {instancePath:instancePath+"/entries/" + i0+"/externalSync",schemaPath:"contract:admin/JobEntry#/properties/externalSync/enum",keyword:"enum",params:{allowedValues: schema109.properties.externalSync.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/entries/" + i0,schemaPath:"contract:admin/JobEntry#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"props":{"total":true,"succeeded":true,"failed":true,"entries":true},"dynamicProps":false,"dynamicItems":false};


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.createdAt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.startedAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "startedAt"},message:"must have required property '"+"startedAt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.completedAt === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "completedAt"},message:"must have required property '"+"completedAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.result === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "result"},message:"must have required property '"+"result"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.errors === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "errors"},message:"must have required property '"+"errors"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(((((((key0 === "kind") || (key0 === "status")) || (key0 === "createdAt")) || (key0 === "startedAt")) || (key0 === "completedAt")) || (key0 === "result")) || (key0 === "errors"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err8 = {instancePath:instancePath+"/kind",schemaPath:"contract:admin/JobKind#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((data0 === "access") || (data0 === "members")) || (data0 === "department delete")) || (data0 === "role-assignments"))){
const err9 = {instancePath:instancePath+"/kind",schemaPath:"contract:admin/JobKind#/enum",keyword:"enum",params:{allowedValues: schema81.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string"){
const err10 = {instancePath:instancePath+"/status",schemaPath:"contract:admin/JobStatus#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!((((data1 === "queued") || (data1 === "running")) || (data1 === "succeeded")) || (data1 === "failed"))){
const err11 = {instancePath:instancePath+"/status",schemaPath:"contract:admin/JobStatus#/enum",keyword:"enum",params:{allowedValues: schema106.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data2 = data.createdAt;
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
const err12 = {instancePath:instancePath+"/createdAt",schemaPath:"contract:admin/Timestamp#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/createdAt",schemaPath:"contract:admin/Timestamp#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.startedAt !== undefined){
let data3 = data.startedAt;
if((typeof data3 !== "string") && (data3 !== null)){
const err14 = {instancePath:instancePath+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type: schema104.properties.startedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err15 = {instancePath:instancePath+"/startedAt",schemaPath:"#/properties/startedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.completedAt !== undefined){
let data4 = data.completedAt;
if((typeof data4 !== "string") && (data4 !== null)){
const err16 = {instancePath:instancePath+"/completedAt",schemaPath:"#/properties/completedAt/type",keyword:"type",params:{type: schema104.properties.completedAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
const err17 = {instancePath:instancePath+"/completedAt",schemaPath:"#/properties/completedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.result !== undefined){
if(!(validate79(data.result, {instancePath:instancePath+"/result",parentData:data,parentDataProperty:"result",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate79.errors);
errors = vErrors.length;
}
}
if(data.errors !== undefined){
let data6 = data.errors;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.code === undefined){
const err18 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"contract:admin/JobError#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7.title === undefined){
const err19 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"contract:admin/JobError#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data7.detail === undefined){
const err20 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"contract:admin/JobError#/required",keyword:"required",params:{missingProperty: "detail"},message:"must have required property '"+"detail"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key1 in data7){
if(errors >= 2000) break;
if(!(((key1 === "code") || (key1 === "title")) || (key1 === "detail"))){
const err21 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"contract:admin/JobError#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data7.code !== undefined){
let data8 = data7.code;
if(typeof data8 === "string"){
if(!pattern7.test(data8)){
const err22 = {instancePath:instancePath+"/errors/" + i0+"/code",schemaPath:"contract:admin/JobError#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[A-Z]+( [A-Z]+)*$"},message:"must match pattern \""+"^[A-Z]+( [A-Z]+)*$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/errors/" + i0+"/code",schemaPath:"contract:admin/JobError#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data7.title !== undefined){
let data9 = data7.title;
if(typeof data9 === "string"){
if(func1(data9) < 1){
const err24 = {instancePath:instancePath+"/errors/" + i0+"/title",schemaPath:"contract:admin/JobError#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/errors/" + i0+"/title",schemaPath:"contract:admin/JobError#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data7.detail !== undefined){
let data10 = data7.detail;
if(typeof data10 === "string"){
if(func1(data10) < 1){
const err26 = {instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"contract:admin/JobError#/properties/detail/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/errors/" + i0+"/detail",schemaPath:"contract:admin/JobError#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"contract:admin/JobError#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.attributes === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "attributes"},message:"must have required property '"+"attributes"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.links === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "links"},message:"must have required property '"+"links"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((((key0 === "type") || (key0 === "id")) || (key0 === "attributes")) || (key0 === "links"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("jobs" !== data0){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "jobs"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(!pattern11.test(data1)){
const err7 = {instancePath:instancePath+"/id",schemaPath:"contract:admin/Id#/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/id",schemaPath:"contract:admin/Id#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.attributes !== undefined){
if(!(validate78(data.attributes, {instancePath:instancePath+"/attributes",parentData:data,parentDataProperty:"attributes",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate78.errors);
errors = vErrors.length;
}
}
if(data.links !== undefined){
let data3 = data.links;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.self === undefined){
const err9 = {instancePath:instancePath+"/links",schemaPath:"contract:admin/ResourceLinks#/required",keyword:"required",params:{missingProperty: "self"},message:"must have required property '"+"self"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data3){
if(errors >= 2000) break;
if(!(key1 === "self")){
const err10 = {instancePath:instancePath+"/links",schemaPath:"contract:admin/ResourceLinks#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.self !== undefined){
let data4 = data3.self;
if(typeof data4 === "string"){
if(!(formats2.test(data4))){
const err11 = {instancePath:instancePath+"/links/self",schemaPath:"contract:admin/ResourceLinks#/properties/self/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/links/self",schemaPath:"contract:admin/ResourceLinks#/properties/self/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/links",schemaPath:"contract:admin/ResourceLinks#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.data === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(key0 === "data")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.data !== undefined){
if(!(validate77(data.data, {instancePath:instancePath+"/data",parentData:data,parentDataProperty:"data",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate77.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate76(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate76.errors);
errors = vErrors.length;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v16 = validate84;
const schema112 = {"$ref":"contract:documents/AccessToken#"};
const schema113 = {"type":"object","description":"An access token, which is a JSON Web Token (JWT).","required":["token"],"properties":{"token":{"type":"string","description":"The JWT to send with the scheme Bearer in the header `Authorization`. The JWT has the claims `sub` (user id),\n`tenant`, `role` (`user`, `admin`, `super-admin`), `iat`, `exp` and `iss`.\nThe claims `iat` and `exp` are times of the real clock.\n","pattern":"^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$","x-basis":"assumed","x-meaning":"mixed","x-claims":["C-272"],"x-decision":"D-02"},"expiresAt":{"$ref":"contract:documents/Timestamp#","description":"The time at which the token expires, which is the claim `exp` as a time of the real clock.","x-basis":"assumed","x-decision":"D-03"}},"additionalProperties":false};
const schema114 = {"type":"string","format":"date-time","description":"A time in UTC, in RFC 3339 format with the suffix `Z`.","x-basis":"assumed","x-decision":"D-07","examples":["2026-03-02T09:15:00Z"]};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate85.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((key0 === "token") || (key0 === "expiresAt"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
const err2 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$"},message:"must match pattern \""+"^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]+$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.expiresAt !== undefined){
let data1 = data.expiresAt;
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
const err4 = {instancePath:instancePath+"/expiresAt",schemaPath:"contract:documents/Timestamp#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/expiresAt",schemaPath:"contract:documents/Timestamp#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}
validate85.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate85(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate85.errors);
errors = vErrors.length;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v17 = validate87;
const schema115 = {"$ref":"contract:documents/Error#"};
const schema116 = {"type":"object","description":"The reason why the service refused the request.","required":["error","code"],"properties":{"error":{"type":"string","description":"The error message for people. Programs should use the member `code` instead.","minLength":1,"x-basis":"assumed","x-decision":"D-60"},"code":{"type":"string","description":"The error code, which has upper-case words separated by spaces. If the request has several violations, `code` is the error code of the first entry in `details`.","pattern":"^[A-Z0-9]+( [A-Z0-9]+)*$","x-basis":"assumed","x-decision":"D-60"},"requestId":{"type":"string","description":"The value of the header `X-Request-Id` of the request. The member is absent if the request had no such header.","pattern":"^[!-~]{1,128}$","x-basis":"assumed","x-decision":"D-13"},"about":{"type":"string","format":"uri-reference","description":"The entry of the error code in the register of error codes.","x-basis":"assumed","x-decision":"D-13"},"details":{"type":"array","description":"One entry per violation. The member `details` is present if a value in the request or its URL is invalid.","minItems":1,"items":{"$ref":"contract:documents/ErrorDetail#"},"x-basis":"assumed","x-decision":"D-60"}},"additionalProperties":false};
const schema117 = {"type":"object","description":"One violation. Either `pointer` or `parameter` gives the location of the violation.","required":["message"],"minProperties":2,"properties":{"pointer":{"type":"string","description":"A JSON Pointer into the body. The pointer `\"\"` refers to the whole body. The pointer to a value in a form starts with the name of the form part, and the following segments point into the JSON of the part.","pattern":"^(/([^/~]|~[01])*)*$","x-basis":"assumed","x-decision":"D-60"},"parameter":{"type":"string","description":"The name of the query, path or header parameter that caused the error.","x-basis":"assumed","x-decision":"D-60"},"message":{"type":"string","description":"The expected value and the received value.","minLength":1,"x-basis":"assumed","x-decision":"D-60"}},"additionalProperties":false};
const pattern32 = new RegExp("^[A-Z0-9]+( [A-Z0-9]+)*$", "u");

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate88.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.code === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(((((key0 === "error") || (key0 === "code")) || (key0 === "requestId")) || (key0 === "about")) || (key0 === "details"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.error !== undefined){
let data0 = data.error;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.code !== undefined){
let data1 = data.code;
if(typeof data1 === "string"){
if(!pattern32.test(data1)){
const err5 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]+( [A-Z0-9]+)*$"},message:"must match pattern \""+"^[A-Z0-9]+( [A-Z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.requestId !== undefined){
let data2 = data.requestId;
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
const err7 = {instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/pattern",keyword:"pattern",params:{pattern: "^[!-~]{1,128}$"},message:"must match pattern \""+"^[!-~]{1,128}$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.about !== undefined){
let data3 = data.about;
if(typeof data3 === "string"){
if(!(formats2.test(data3))){
const err9 = {instancePath:instancePath+"/about",schemaPath:"#/properties/about/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/about",schemaPath:"#/properties/about/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.details !== undefined){
let data4 = data.details;
if(Array.isArray(data4)){
if(data4.length < 1){
const err11 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length < 2){
const err12 = {instancePath:instancePath+"/details/" + i0,schemaPath:"contract:documents/ErrorDetail#/minProperties",keyword:"minProperties",params:{limit: 2},message:"must NOT have fewer than 2 properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data5.message === undefined){
const err13 = {instancePath:instancePath+"/details/" + i0,schemaPath:"contract:documents/ErrorDetail#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data5){
if(errors >= 2000) break;
if(!(((key1 === "pointer") || (key1 === "parameter")) || (key1 === "message"))){
const err14 = {instancePath:instancePath+"/details/" + i0,schemaPath:"contract:documents/ErrorDetail#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data5.pointer !== undefined){
let data6 = data5.pointer;
if(typeof data6 === "string"){
if(!pattern8.test(data6)){
const err15 = {instancePath:instancePath+"/details/" + i0+"/pointer",schemaPath:"contract:documents/ErrorDetail#/properties/pointer/pattern",keyword:"pattern",params:{pattern: "^(/([^/~]|~[01])*)*$"},message:"must match pattern \""+"^(/([^/~]|~[01])*)*$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/details/" + i0+"/pointer",schemaPath:"contract:documents/ErrorDetail#/properties/pointer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data5.parameter !== undefined){
if(typeof data5.parameter !== "string"){
const err17 = {instancePath:instancePath+"/details/" + i0+"/parameter",schemaPath:"contract:documents/ErrorDetail#/properties/parameter/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data5.message !== undefined){
let data8 = data5.message;
if(typeof data8 === "string"){
if(func1(data8) < 1){
const err18 = {instancePath:instancePath+"/details/" + i0+"/message",schemaPath:"contract:documents/ErrorDetail#/properties/message/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/details/" + i0+"/message",schemaPath:"contract:documents/ErrorDetail#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/details/" + i0,schemaPath:"contract:documents/ErrorDetail#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}
validate88.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate88(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate88.errors);
errors = vErrors.length;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v18 = validate90;
const schema118 = {"$ref":"contract:documents/FieldList#"};
const schema119 = {"type":"object","description":"The complete list of the fields that match the request.","required":["count","fields"],"properties":{"count":{"type":"integer","description":"The number of fields in the list.","minimum":0,"x-basis":"assumed","x-decision":"D-62"},"fields":{"type":"array","description":"The fields, sorted by the Unicode code points of their names.","items":{"$ref":"contract:documents/FieldDefinition#"},"x-basis":"assumed","x-meaning":"mixed","x-claims":["C-110"],"x-decision":"D-62"}},"additionalProperties":false};
const schema120 = {"type":"object","description":"The definition of a field that documents can have.","required":["name","label","type","helpText","active","allowedValues","section"],"x-basis":"stated","x-meaning":"assumed","x-claims":["C-087"],"x-decision":"D-62","properties":{"name":{"$ref":"contract:documents/FieldName#"},"label":{"type":"string","description":"The display name of the field. By default, the display name is the name of the field.","x-basis":"assumed","x-decision":"D-62"},"type":{"$ref":"contract:documents/FieldType#"},"helpText":{"type":["string","null"],"description":"The description of the field, or null if the field has no description.","x-basis":"assumed","x-decision":"D-62"},"active":{"type":"boolean","description":"True for an active field, false for an inactive field. The parameter `active` of the list of fields selects fields by this property.","x-basis":"assumed","x-decision":"D-62"},"allowedValues":{"type":"array","description":"The allowed values of the field. The list of allowed values is empty unless the type of the field is `single_select` or `multi_select`.","items":{"type":"string"},"x-basis":"assumed","x-decision":"D-62"},"section":{"type":["string","null"],"description":"The name of the group in which user interfaces show the field, or null if the field has no group.","x-basis":"assumed","x-decision":"D-62"}},"x-canonical":{"resource":"field","members":["name","active"]},"additionalProperties":false};
const schema121 = {"type":"string","description":"The name of a field with 1 to 255 characters, not only white space. The field name is case-sensitive, and white space in it is not removed.","minLength":1,"maxLength":255,"pattern":"\\S","x-wanted":"must have 1 to 255 characters, not only white space","x-basis":"stated","x-meaning":"mixed","x-claims":["C-042"],"x-decision":"D-69","examples":["Governing Law"]};
const schema122 = {"type":"string","description":"The type of a field's values. Values of `string`, `date` (`YYYY-MM-DD`), `single_select` and `multi_select` are JSON strings. Values of `number` are JSON numbers, and values of `boolean` are JSON booleans.","enum":["string","number","boolean","date","single_select","multi_select"],"x-basis":"assumed","x-decision":"D-62"};
const pattern35 = new RegExp("\\S", "u");

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate92.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.label === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.type === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.helpText === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "helpText"},message:"must have required property '"+"helpText"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.active === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "active"},message:"must have required property '"+"active"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.allowedValues === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowedValues"},message:"must have required property '"+"allowedValues"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.section === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "section"},message:"must have required property '"+"section"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(((((((key0 === "name") || (key0 === "label")) || (key0 === "type")) || (key0 === "helpText")) || (key0 === "active")) || (key0 === "allowedValues")) || (key0 === "section"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 255){
const err8 = {instancePath:instancePath+"/name",schemaPath:"contract:documents/FieldName#/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data0) < 1){
const err9 = {instancePath:instancePath+"/name",schemaPath:"contract:documents/FieldName#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern35.test(data0)){
const err10 = {instancePath:instancePath+"/name",schemaPath:"contract:documents/FieldName#/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/name",schemaPath:"contract:documents/FieldName#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.label !== undefined){
if(typeof data.label !== "string"){
const err12 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
const err13 = {instancePath:instancePath+"/type",schemaPath:"contract:documents/FieldType#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((((((data2 === "string") || (data2 === "number")) || (data2 === "boolean")) || (data2 === "date")) || (data2 === "single_select")) || (data2 === "multi_select"))){
const err14 = {instancePath:instancePath+"/type",schemaPath:"contract:documents/FieldType#/enum",keyword:"enum",params:{allowedValues: schema122.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.helpText !== undefined){
let data3 = data.helpText;
if((typeof data3 !== "string") && (data3 !== null)){
const err15 = {instancePath:instancePath+"/helpText",schemaPath:"#/properties/helpText/type",keyword:"type",params:{type: schema120.properties.helpText.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.active !== undefined){
if(typeof data.active !== "boolean"){
const err16 = {instancePath:instancePath+"/active",schemaPath:"#/properties/active/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.allowedValues !== undefined){
let data5 = data.allowedValues;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
if(typeof data5[i0] !== "string"){
const err17 = {instancePath:instancePath+"/allowedValues/" + i0,schemaPath:"#/properties/allowedValues/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/allowedValues",schemaPath:"#/properties/allowedValues/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.section !== undefined){
let data7 = data.section;
if((typeof data7 !== "string") && (data7 !== null)){
const err19 = {instancePath:instancePath+"/section",schemaPath:"#/properties/section/type",keyword:"type",params:{type: schema120.properties.section.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}
validate92.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate91.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.count === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.fields === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((key0 === "count") || (key0 === "fields"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.count !== undefined){
let data0 = data.count;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.fields !== undefined){
let data1 = data.fields;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
if(!(validate92(data1[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate92.errors);
errors = vErrors.length;
}
}
}
else {
const err5 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}
validate91.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate91(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate91.errors);
errors = vErrors.length;
}
validate90.errors = vErrors;
return errors === 0;
}
validate90.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v19 = validate95;
const schema123 = {"$ref":"contract:documents/ProvisionList#"};
const schema124 = {"type":"object","description":"All provisions (contract clauses) of the tenant.","required":["count","provisions"],"properties":{"count":{"type":"integer","description":"The number of provisions in the list.","minimum":0,"x-basis":"assumed","x-decision":"D-63"},"provisions":{"type":"array","description":"The provisions, sorted by the Unicode code points of their names.","items":{"$ref":"contract:documents/Provision#"},"x-basis":"assumed","x-meaning":"mixed","x-claims":["C-114"],"x-decision":"D-63"}},"additionalProperties":false};
const schema125 = {"type":"object","description":"A provision (contract clause) that the service searches for in the tenant's documents.","required":["name","provisionTags"],"x-basis":"stated","x-meaning":"assumed","x-claims":["C-087"],"x-decision":"D-63","properties":{"name":{"type":"string","description":"The name of the provision. The service searches the documents for this name.","minLength":1,"maxLength":255,"x-basis":"assumed","x-decision":"D-63"},"provisionTags":{"type":"array","description":"The additional search texts of the provision, in the order in which the request listed them.","items":{"type":"string","minLength":1,"maxLength":255},"x-basis":"assumed","x-decision":"D-63"}},"x-canonical":{"resource":"provision","members":["name"]},"additionalProperties":false};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate96.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.count === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.provisions === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provisions"},message:"must have required property '"+"provisions"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((key0 === "count") || (key0 === "provisions"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.count !== undefined){
let data0 = data.count;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.provisions !== undefined){
let data1 = data.provisions;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name === undefined){
const err5 = {instancePath:instancePath+"/provisions/" + i0,schemaPath:"contract:documents/Provision#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.provisionTags === undefined){
const err6 = {instancePath:instancePath+"/provisions/" + i0,schemaPath:"contract:documents/Provision#/required",keyword:"required",params:{missingProperty: "provisionTags"},message:"must have required property '"+"provisionTags"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data2){
if(errors >= 2000) break;
if(!((key1 === "name") || (key1 === "provisionTags"))){
const err7 = {instancePath:instancePath+"/provisions/" + i0,schemaPath:"contract:documents/Provision#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.name !== undefined){
let data3 = data2.name;
if(typeof data3 === "string"){
if(func1(data3) > 255){
const err8 = {instancePath:instancePath+"/provisions/" + i0+"/name",schemaPath:"contract:documents/Provision#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data3) < 1){
const err9 = {instancePath:instancePath+"/provisions/" + i0+"/name",schemaPath:"contract:documents/Provision#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/provisions/" + i0+"/name",schemaPath:"contract:documents/Provision#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.provisionTags !== undefined){
let data4 = data2.provisionTags;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(errors >= 2000) break;
let data5 = data4[i1];
if(typeof data5 === "string"){
if(func1(data5) > 255){
const err11 = {instancePath:instancePath+"/provisions/" + i0+"/provisionTags/" + i1,schemaPath:"contract:documents/Provision#/properties/provisionTags/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data5) < 1){
const err12 = {instancePath:instancePath+"/provisions/" + i0+"/provisionTags/" + i1,schemaPath:"contract:documents/Provision#/properties/provisionTags/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/provisions/" + i0+"/provisionTags/" + i1,schemaPath:"contract:documents/Provision#/properties/provisionTags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/provisions/" + i0+"/provisionTags",schemaPath:"contract:documents/Provision#/properties/provisionTags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/provisions/" + i0,schemaPath:"contract:documents/Provision#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/provisions",schemaPath:"#/properties/provisions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}
validate96.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate96(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate96.errors);
errors = vErrors.length;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v20 = validate98;
const schema126 = {"type":"object","required":["location"],"properties":{"retry-after":{"type":"integer","minimum":1},"location":{"type":"string","format":"uri-reference"},"x-request-id":{"type":"string","pattern":"^[!-~]{1,128}$"}}};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate98.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.location === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "location"},message:"must have required property '"+"location"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["retry-after"] !== undefined){
let data0 = data["retry-after"];
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/retry-after",schemaPath:"#/properties/retry-after/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.location !== undefined){
let data1 = data.location;
if(typeof data1 === "string"){
if(!(formats2.test(data1))){
const err3 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data["x-request-id"] !== undefined){
let data2 = data["x-request-id"];
if(typeof data2 === "string"){
if(!pattern5.test(data2)){
const err5 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern: "^[!-~]{1,128}$"},message:"must match pattern \""+"^[!-~]{1,128}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}
validate98.evaluated = {"props":{"retry-after":true,"location":true,"x-request-id":true},"dynamicProps":false,"dynamicItems":false};

exports.v21 = validate99;
const schema127 = {"$ref":"contract:documents/CreatedProvision#"};
const schema128 = {"type":"object","description":"A new provision (contract clause). The service searches all documents for the provision.","required":["name","provisionTags","recordId","status"],"properties":{"name":{"type":"string","description":"The name of the provision. The service searches the documents for this name.","minLength":1,"maxLength":255,"x-basis":"assumed","x-decision":"D-63"},"provisionTags":{"type":"array","description":"The additional search texts of the provision, in the order in which the request listed them.","items":{"type":"string","minLength":1,"maxLength":255},"x-basis":"assumed","x-decision":"D-63"},"recordId":{"$ref":"contract:documents/Id#","description":"The id of the provision record. The provision record shows the progress of the search for the provision.","x-basis":"assumed","x-decision":"D-63"},"status":{"$ref":"contract:documents/ProvisionStatus#"}},"x-canonical":{"resource":"provision","members":["name","recordId",{"state":"status"}]},"additionalProperties":false};
const schema129 = {"type":"string","description":"An id that the service assigns. The id has only digits and is unique among the objects of one kind in the tenant.","pattern":"^[0-9]+$","x-basis":"assumed","x-decision":"D-07","examples":["1042"]};
const schema130 = {"type":"string","description":"The status of the search for a provision, which is first `IN_PROGRESS`, then `READY`, or `FAILED` if the search failed. The statuses `READY` and `FAILED` are final.","enum":["IN_PROGRESS","READY","FAILED"],"x-basis":"assumed","x-decision":"D-64","x-states":{"initial":"IN_PROGRESS","terminal":["READY","FAILED"],"transitions":[{"from":"IN_PROGRESS","to":"READY","by":"time"},{"from":"IN_PROGRESS","to":"FAILED","by":"time"}]}};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.provisionTags === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provisionTags"},message:"must have required property '"+"provisionTags"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.recordId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recordId"},message:"must have required property '"+"recordId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((((key0 === "name") || (key0 === "provisionTags")) || (key0 === "recordId")) || (key0 === "status"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 255){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data0) < 1){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.provisionTags !== undefined){
let data1 = data.provisionTags;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func1(data2) > 255){
const err8 = {instancePath:instancePath+"/provisionTags/" + i0,schemaPath:"#/properties/provisionTags/items/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data2) < 1){
const err9 = {instancePath:instancePath+"/provisionTags/" + i0,schemaPath:"#/properties/provisionTags/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/provisionTags/" + i0,schemaPath:"#/properties/provisionTags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/provisionTags",schemaPath:"#/properties/provisionTags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.recordId !== undefined){
let data3 = data.recordId;
if(typeof data3 === "string"){
if(!pattern11.test(data3)){
const err12 = {instancePath:instancePath+"/recordId",schemaPath:"contract:documents/Id#/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/recordId",schemaPath:"contract:documents/Id#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.status !== undefined){
let data4 = data.status;
if(typeof data4 !== "string"){
const err14 = {instancePath:instancePath+"/status",schemaPath:"contract:documents/ProvisionStatus#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!(((data4 === "IN_PROGRESS") || (data4 === "READY")) || (data4 === "FAILED"))){
const err15 = {instancePath:instancePath+"/status",schemaPath:"contract:documents/ProvisionStatus#/enum",keyword:"enum",params:{allowedValues: schema130.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}
validate100.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate100(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate100.errors);
errors = vErrors.length;
}
validate99.errors = vErrors;
return errors === 0;
}
validate99.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v22 = validate102;
const schema131 = {"$ref":"contract:documents/ProvisionRecord#"};
const schema132 = {"type":"object","description":"The status of the search for a provision (contract clause) in documents.","required":["recordId","provisionName","status","documentsTagged","dateCreated","dateModified"],"x-basis":"stated","x-meaning":"mixed","x-claims":["C-033","C-087","C-088"],"x-decision":"D-64","properties":{"recordId":{"$ref":"contract:documents/Id#","description":"The id of the provision record.","x-basis":"stated","x-meaning":"mixed","x-claims":["C-088"],"x-decision":"D-07"},"provisionName":{"type":"string","description":"The name of the provision.","minLength":1,"maxLength":255,"x-basis":"assumed","x-decision":"D-64"},"status":{"$ref":"contract:documents/ProvisionStatus#","x-basis":"stated","x-meaning":"assumed","x-claims":["C-033","C-116"],"x-decision":"D-64"},"documentsTagged":{"type":"integer","description":"The number of document records in which the search has found the provision.","minimum":0,"x-basis":"assumed","x-decision":"D-64"},"dateCreated":{"$ref":"contract:documents/Timestamp#","description":"The time at which the provision was created.","x-basis":"assumed","x-decision":"D-64"},"dateModified":{"$ref":"contract:documents/Timestamp#","description":"The time at which `status` or `documentsTagged` last changed.","x-basis":"assumed","x-decision":"D-64"}},"x-canonical":{"resource":"provision","members":[{"name":"provisionName"},"recordId",{"state":"status"}]},"additionalProperties":false};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.recordId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "recordId"},message:"must have required property '"+"recordId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.provisionName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provisionName"},message:"must have required property '"+"provisionName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.documentsTagged === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "documentsTagged"},message:"must have required property '"+"documentsTagged"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.dateCreated === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dateCreated"},message:"must have required property '"+"dateCreated"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.dateModified === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dateModified"},message:"must have required property '"+"dateModified"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((((((key0 === "recordId") || (key0 === "provisionName")) || (key0 === "status")) || (key0 === "documentsTagged")) || (key0 === "dateCreated")) || (key0 === "dateModified"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.recordId !== undefined){
let data0 = data.recordId;
if(typeof data0 === "string"){
if(!pattern11.test(data0)){
const err7 = {instancePath:instancePath+"/recordId",schemaPath:"contract:documents/Id#/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/recordId",schemaPath:"contract:documents/Id#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.provisionName !== undefined){
let data1 = data.provisionName;
if(typeof data1 === "string"){
if(func1(data1) > 255){
const err9 = {instancePath:instancePath+"/provisionName",schemaPath:"#/properties/provisionName/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data1) < 1){
const err10 = {instancePath:instancePath+"/provisionName",schemaPath:"#/properties/provisionName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/provisionName",schemaPath:"#/properties/provisionName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/status",schemaPath:"contract:documents/ProvisionStatus#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!(((data2 === "IN_PROGRESS") || (data2 === "READY")) || (data2 === "FAILED"))){
const err13 = {instancePath:instancePath+"/status",schemaPath:"contract:documents/ProvisionStatus#/enum",keyword:"enum",params:{allowedValues: schema130.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.documentsTagged !== undefined){
let data3 = data.documentsTagged;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err14 = {instancePath:instancePath+"/documentsTagged",schemaPath:"#/properties/documentsTagged/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/documentsTagged",schemaPath:"#/properties/documentsTagged/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.dateCreated !== undefined){
let data4 = data.dateCreated;
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
const err16 = {instancePath:instancePath+"/dateCreated",schemaPath:"contract:documents/Timestamp#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/dateCreated",schemaPath:"contract:documents/Timestamp#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.dateModified !== undefined){
let data5 = data.dateModified;
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
const err18 = {instancePath:instancePath+"/dateModified",schemaPath:"contract:documents/Timestamp#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/dateModified",schemaPath:"contract:documents/Timestamp#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate103.errors = vErrors;
return errors === 0;
}
validate103.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate103(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate103.errors);
errors = vErrors.length;
}
validate102.errors = vErrors;
return errors === 0;
}
validate102.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v23 = validate105;
const schema137 = {"$ref":"contract:documents/DocumentPage#"};
const schema138 = {"type":"object","description":"One page of document records.","required":["count","next","previous","documents"],"properties":{"count":{"type":"integer","description":"The number of document records on all pages of the list.","minimum":0,"x-basis":"assumed","x-decision":"D-61"},"next":{"type":["string","null"],"format":"uri","description":"The absolute URL of the next page, or null on the last page.","x-basis":"assumed","x-decision":"D-61"},"previous":{"type":["string","null"],"format":"uri","description":"The absolute URL of the previous page, or null on the first page.","x-basis":"assumed","x-decision":"D-61"},"documents":{"type":"array","description":"The document records on this page. If the page number is too high, the list is empty.","maxItems":200,"x-limits":{"pageSize":"maxItems"},"items":{"$ref":"contract:documents/Document#"},"x-basis":"assumed","x-decision":"D-61"}},"additionalProperties":false};
const formats80 = require("ajv-formats/dist/formats").fullFormats.uri;
const schema139 = {"type":"object","description":"A document record, which is one version of a document.","x-basis":"stated","x-meaning":"assumed","x-claims":["C-087"],"x-decision":"D-67","required":["documentId","docId","docSetId","version","name","path","status","failureReason","fileType","fileSize","dateCreated","dateModified","fields","provisions"],"properties":{"documentId":{"$ref":"contract:documents/Id#","description":"The id of the document record. Each version of a document has its own id.","x-basis":"assumed","x-decision":"D-67"},"docId":{"$ref":"contract:documents/GivenDocId#","x-basis":"assumed","x-meaning":"mixed","x-claims":["C-255"],"x-decision":"D-67"},"docSetId":{"$ref":"contract:documents/Id#","description":"The id of the document set, which consists of all versions of the document.","x-basis":"assumed","x-meaning":"mixed","x-claims":["C-039","C-256"],"x-decision":"D-67"},"version":{"$ref":"contract:documents/VersionNumber#"},"name":{"$ref":"contract:documents/FileName#"},"path":{"$ref":"contract:documents/FolderPath#"},"status":{"$ref":"contract:documents/DocumentStatus#"},"failureReason":{"type":["string","null"],"description":"The reason why the processing failed, or why only a part of the text was read. The value is null if the whole file was read.","minLength":1,"x-basis":"assumed","x-decision":"D-75"},"fileType":{"$ref":"contract:documents/FileType#"},"fileSize":{"$ref":"contract:documents/FileSize#"},"dateCreated":{"$ref":"contract:documents/Timestamp#","description":"The time at which the file was uploaded.","x-basis":"assumed","x-decision":"D-67"},"dateModified":{"$ref":"contract:documents/Timestamp#","description":"The time at which the status, a field value or the found provisions of the document record last changed.","x-basis":"assumed","x-decision":"D-67"},"fields":{"type":"array","description":"The document's fields, sorted by the Unicode code points of their names. Fields without a value are absent.","items":{"$ref":"contract:documents/DocumentField#"},"x-basis":"assumed","x-meaning":"mixed","x-claims":["C-040","C-041"],"x-decision":"D-67"},"provisions":{"type":"array","description":"The provisions found in the text, sorted by name. The list is empty until the text has been processed.","items":{"$ref":"contract:documents/DocumentProvision#"},"x-basis":"assumed","x-decision":"D-67"}},"x-canonical":{"resource":"document","members":["documentId","docId","docSetId",{"state":"status"},"name","fields"]},"additionalProperties":false};
const schema141 = {"type":["string","null"],"description":"The id that the caller chose for the document, or null if the upload had no `docId`.","minLength":1,"maxLength":255,"x-basis":"assumed","x-meaning":"mixed","x-claims":["C-255"],"x-decision":"D-67"};
const schema143 = {"type":"integer","description":"The number of this version of the document, starting at 1.","minimum":1,"x-basis":"assumed","x-decision":"D-66"};
const schema144 = {"type":"string","description":"The name of the uploaded file with its extension, without a folder.","minLength":1,"maxLength":255,"x-basis":"assumed","x-decision":"D-67","examples":["Master Agreement.pdf"]};
const schema145 = {"type":"string","description":"The path of a folder, such as `/` for the root folder or `/Suppliers/2026` for a folder two levels below the root folder. Folder paths are case-sensitive. Only the path of the root folder ends with `/`.","minLength":1,"maxLength":4096,"x-basis":"assumed","x-decision":"D-65","examples":["/Suppliers/2026"]};
const schema146 = {"type":"string","description":"The processing status of a document, which is first `IN_PROGRESS`, then `READY`, or `FAILED` if the file could not be processed. The statuses `READY` and `FAILED` are final.","enum":["IN_PROGRESS","READY","FAILED"],"x-basis":"assumed","x-decision":"D-75","x-states":{"initial":"IN_PROGRESS","terminal":["READY","FAILED"],"transitions":[{"from":"IN_PROGRESS","to":"READY","by":"time"},{"from":"IN_PROGRESS","to":"FAILED","by":"time"}]}};
const schema147 = {"type":"string","description":"The type of the file, detected from its content and its name.","enum":["pdf","docx","doc","txt","csv","xlsx","xls","jpeg","png"],"x-basis":"assumed","x-decision":"D-65"};
const schema148 = {"type":"integer","description":"The size of the uploaded file in bytes, at most 104,857,600 (100 MiB).","minimum":1,"maximum":104857600,"x-limits":{"documentBytes":"maximum"},"x-basis":"assumed","x-decision":"D-67"};
const schema151 = {"type":"object","description":"One field of a document. The field has a name and one or more values.","required":["name","values"],"properties":{"name":{"$ref":"contract:documents/FieldName#"},"values":{"type":"array","description":"The values of the field in their order. The list has at least one value, because a document record contains only fields that have a value.","minItems":1,"items":{"$ref":"contract:documents/DocumentFieldValue#"},"x-basis":"assumed","x-decision":"D-67"}},"x-canonical":{"members":["name",{"values":"values[].value"}]},"additionalProperties":false};
const schema153 = {"type":"object","description":"One value of a field.","required":["value"],"properties":{"value":{"type":["string","number","boolean"],"description":"The value of the field. The type of the field determines whether the value is a JSON string, number or boolean.","x-basis":"assumed","x-decision":"D-67"}},"additionalProperties":false};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate108.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.values === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "values"},message:"must have required property '"+"values"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((key0 === "name") || (key0 === "values"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 255){
const err3 = {instancePath:instancePath+"/name",schemaPath:"contract:documents/FieldName#/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/name",schemaPath:"contract:documents/FieldName#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern35.test(data0)){
const err5 = {instancePath:instancePath+"/name",schemaPath:"contract:documents/FieldName#/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/name",schemaPath:"contract:documents/FieldName#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.values !== undefined){
let data1 = data.values;
if(Array.isArray(data1)){
if(data1.length < 1){
const err7 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.value === undefined){
const err8 = {instancePath:instancePath+"/values/" + i0,schemaPath:"contract:documents/DocumentFieldValue#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data2){
if(errors >= 2000) break;
if(!(key1 === "value")){
const err9 = {instancePath:instancePath+"/values/" + i0,schemaPath:"contract:documents/DocumentFieldValue#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.value !== undefined){
let data3 = data2.value;
if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (typeof data3 !== "boolean")){
const err10 = {instancePath:instancePath+"/values/" + i0+"/value",schemaPath:"contract:documents/DocumentFieldValue#/properties/value/type",keyword:"type",params:{type: schema153.properties.value.type},message:"must be string,number,boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/values/" + i0,schemaPath:"contract:documents/DocumentFieldValue#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}
validate108.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema154 = {"type":"object","description":"A provision (contract clause) that was found in a document.","required":["name","content"],"properties":{"name":{"type":"string","description":"The name of the provision.","minLength":1,"maxLength":255,"x-basis":"assumed","x-decision":"D-67"},"content":{"type":"array","description":"The passages that contain the provision, in the order of their position in the text.","minItems":1,"items":{"$ref":"contract:documents/ProvisionPassage#"},"x-basis":"assumed","x-decision":"D-67"}},"additionalProperties":false};
const schema155 = {"type":"object","description":"A passage of a document that contains a provision.","required":["text","score"],"properties":{"text":{"type":"string","description":"The text of the passage.","minLength":1,"x-basis":"assumed","x-decision":"D-67"},"score":{"type":"number","description":"The confidence that the passage contains the provision, from 0 to 1.","minimum":0,"maximum":1,"x-basis":"assumed","x-decision":"D-67"}},"additionalProperties":false};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.content === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((key0 === "name") || (key0 === "content"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 255){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.content !== undefined){
let data1 = data.content;
if(Array.isArray(data1)){
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.text === undefined){
const err7 = {instancePath:instancePath+"/content/" + i0,schemaPath:"contract:documents/ProvisionPassage#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.score === undefined){
const err8 = {instancePath:instancePath+"/content/" + i0,schemaPath:"contract:documents/ProvisionPassage#/required",keyword:"required",params:{missingProperty: "score"},message:"must have required property '"+"score"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data2){
if(errors >= 2000) break;
if(!((key1 === "text") || (key1 === "score"))){
const err9 = {instancePath:instancePath+"/content/" + i0,schemaPath:"contract:documents/ProvisionPassage#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.text !== undefined){
let data3 = data2.text;
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err10 = {instancePath:instancePath+"/content/" + i0+"/text",schemaPath:"contract:documents/ProvisionPassage#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/content/" + i0+"/text",schemaPath:"contract:documents/ProvisionPassage#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.score !== undefined){
let data4 = data2.score;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/content/" + i0+"/score",schemaPath:"contract:documents/ProvisionPassage#/properties/score/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1},message:"must be <= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/content/" + i0+"/score",schemaPath:"contract:documents/ProvisionPassage#/properties/score/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/content/" + i0+"/score",schemaPath:"contract:documents/ProvisionPassage#/properties/score/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/content/" + i0,schemaPath:"contract:documents/ProvisionPassage#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate110.errors = vErrors;
return errors === 0;
}
validate110.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate107.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.documentId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "documentId"},message:"must have required property '"+"documentId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.docId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "docId"},message:"must have required property '"+"docId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.docSetId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "docSetId"},message:"must have required property '"+"docSetId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.version === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.name === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.path === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.status === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.failureReason === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failureReason"},message:"must have required property '"+"failureReason"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.fileType === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fileType"},message:"must have required property '"+"fileType"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.fileSize === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fileSize"},message:"must have required property '"+"fileSize"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.dateCreated === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dateCreated"},message:"must have required property '"+"dateCreated"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.dateModified === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dateModified"},message:"must have required property '"+"dateModified"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.fields === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.provisions === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provisions"},message:"must have required property '"+"provisions"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(func6.call(schema139.properties, key0))){
const err14 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.documentId !== undefined){
let data0 = data.documentId;
if(typeof data0 === "string"){
if(!pattern11.test(data0)){
const err15 = {instancePath:instancePath+"/documentId",schemaPath:"contract:documents/Id#/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/documentId",schemaPath:"contract:documents/Id#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.docId !== undefined){
let data1 = data.docId;
if((typeof data1 !== "string") && (data1 !== null)){
const err17 = {instancePath:instancePath+"/docId",schemaPath:"contract:documents/GivenDocId#/type",keyword:"type",params:{type: schema141.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 255){
const err18 = {instancePath:instancePath+"/docId",schemaPath:"contract:documents/GivenDocId#/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func1(data1) < 1){
const err19 = {instancePath:instancePath+"/docId",schemaPath:"contract:documents/GivenDocId#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(data.docSetId !== undefined){
let data2 = data.docSetId;
if(typeof data2 === "string"){
if(!pattern11.test(data2)){
const err20 = {instancePath:instancePath+"/docSetId",schemaPath:"contract:documents/Id#/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/docSetId",schemaPath:"contract:documents/Id#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.version !== undefined){
let data3 = data.version;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err22 = {instancePath:instancePath+"/version",schemaPath:"contract:documents/VersionNumber#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err23 = {instancePath:instancePath+"/version",schemaPath:"contract:documents/VersionNumber#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.name !== undefined){
let data4 = data.name;
if(typeof data4 === "string"){
if(func1(data4) > 255){
const err24 = {instancePath:instancePath+"/name",schemaPath:"contract:documents/FileName#/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func1(data4) < 1){
const err25 = {instancePath:instancePath+"/name",schemaPath:"contract:documents/FileName#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/name",schemaPath:"contract:documents/FileName#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.path !== undefined){
let data5 = data.path;
if(typeof data5 === "string"){
if(func1(data5) > 4096){
const err27 = {instancePath:instancePath+"/path",schemaPath:"contract:documents/FolderPath#/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(func1(data5) < 1){
const err28 = {instancePath:instancePath+"/path",schemaPath:"contract:documents/FolderPath#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/path",schemaPath:"contract:documents/FolderPath#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.status !== undefined){
let data6 = data.status;
if(typeof data6 !== "string"){
const err30 = {instancePath:instancePath+"/status",schemaPath:"contract:documents/DocumentStatus#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!(((data6 === "IN_PROGRESS") || (data6 === "READY")) || (data6 === "FAILED"))){
const err31 = {instancePath:instancePath+"/status",schemaPath:"contract:documents/DocumentStatus#/enum",keyword:"enum",params:{allowedValues: schema146.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.failureReason !== undefined){
let data7 = data.failureReason;
if((typeof data7 !== "string") && (data7 !== null)){
const err32 = {instancePath:instancePath+"/failureReason",schemaPath:"#/properties/failureReason/type",keyword:"type",params:{type: schema139.properties.failureReason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(typeof data7 === "string"){
if(func1(data7) < 1){
const err33 = {instancePath:instancePath+"/failureReason",schemaPath:"#/properties/failureReason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
if(data.fileType !== undefined){
let data8 = data.fileType;
if(typeof data8 !== "string"){
const err34 = {instancePath:instancePath+"/fileType",schemaPath:"contract:documents/FileType#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(((((((((data8 === "pdf") || (data8 === "docx")) || (data8 === "doc")) || (data8 === "txt")) || (data8 === "csv")) || (data8 === "xlsx")) || (data8 === "xls")) || (data8 === "jpeg")) || (data8 === "png"))){
const err35 = {instancePath:instancePath+"/fileType",schemaPath:"contract:documents/FileType#/enum",keyword:"enum",params:{allowedValues: schema147.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.fileSize !== undefined){
let data9 = data.fileSize;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err36 = {instancePath:instancePath+"/fileSize",schemaPath:"contract:documents/FileSize#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 104857600 || isNaN(data9)){
const err37 = {instancePath:instancePath+"/fileSize",schemaPath:"contract:documents/FileSize#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 104857600},message:"must be <= 104857600"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err38 = {instancePath:instancePath+"/fileSize",schemaPath:"contract:documents/FileSize#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
if(data.dateCreated !== undefined){
let data10 = data.dateCreated;
if(typeof data10 === "string"){
if(!(formats0.validate(data10))){
const err39 = {instancePath:instancePath+"/dateCreated",schemaPath:"contract:documents/Timestamp#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/dateCreated",schemaPath:"contract:documents/Timestamp#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.dateModified !== undefined){
let data11 = data.dateModified;
if(typeof data11 === "string"){
if(!(formats0.validate(data11))){
const err41 = {instancePath:instancePath+"/dateModified",schemaPath:"contract:documents/Timestamp#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/dateModified",schemaPath:"contract:documents/Timestamp#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.fields !== undefined){
let data12 = data.fields;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
if(!(validate108(data12[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data12,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate108.errors);
errors = vErrors.length;
}
}
}
else {
const err43 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.provisions !== undefined){
let data14 = data.provisions;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
if(errors >= 2000) break;
if(!(validate110(data14[i1], {instancePath:instancePath+"/provisions/" + i1,parentData:data14,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate110.errors);
errors = vErrors.length;
}
}
}
else {
const err44 = {instancePath:instancePath+"/provisions",schemaPath:"#/properties/provisions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}
validate107.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.count === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.next === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next"},message:"must have required property '"+"next"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.previous === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "previous"},message:"must have required property '"+"previous"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.documents === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "documents"},message:"must have required property '"+"documents"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((((key0 === "count") || (key0 === "next")) || (key0 === "previous")) || (key0 === "documents"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.count !== undefined){
let data0 = data.count;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.next !== undefined){
let data1 = data.next;
if((typeof data1 !== "string") && (data1 !== null)){
const err7 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: schema138.properties.next.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data1 === "string"){
if(!(formats80(data1))){
const err8 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.previous !== undefined){
let data2 = data.previous;
if((typeof data2 !== "string") && (data2 !== null)){
const err9 = {instancePath:instancePath+"/previous",schemaPath:"#/properties/previous/type",keyword:"type",params:{type: schema138.properties.previous.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data2 === "string"){
if(!(formats80(data2))){
const err10 = {instancePath:instancePath+"/previous",schemaPath:"#/properties/previous/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.documents !== undefined){
let data3 = data.documents;
if(Array.isArray(data3)){
if(data3.length > 200){
const err11 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
if(!(validate107(data3[i0], {instancePath:instancePath+"/documents/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate107.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}
validate106.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate105.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate106(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate106.errors);
errors = vErrors.length;
}
validate105.errors = vErrors;
return errors === 0;
}
validate105.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v24 = validate114;
const schema156 = {"$ref":"contract:documents/AcceptedDocument#"};
const schema157 = {"type":"object","description":"An uploaded file that is being processed.","required":["status","documentId","docId","docSetId"],"properties":{"status":{"type":"string","const":"IN_PROGRESS","description":"The status of the new document record, which is always `IN_PROGRESS`. Read the document record to get its later status.","x-basis":"assumed","x-decision":"D-65"},"documentId":{"$ref":"contract:documents/Id#","description":"The id of the new document record.","x-basis":"assumed","x-decision":"D-65"},"docId":{"$ref":"contract:documents/GivenDocId#"},"docSetId":{"$ref":"contract:documents/Id#","description":"The id of the document set, which consists of all versions of the document.","x-basis":"assumed","x-meaning":"mixed","x-claims":["C-039","C-256"],"x-decision":"D-65"}},"x-canonical":{"resource":"document","members":["documentId","docId","docSetId",{"state":"status"}]},"additionalProperties":false};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.documentId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "documentId"},message:"must have required property '"+"documentId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.docId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "docId"},message:"must have required property '"+"docId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.docSetId === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "docSetId"},message:"must have required property '"+"docSetId"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((((key0 === "status") || (key0 === "documentId")) || (key0 === "docId")) || (key0 === "docSetId"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if("IN_PROGRESS" !== data0){
const err6 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/const",keyword:"const",params:{allowedValue: "IN_PROGRESS"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.documentId !== undefined){
let data1 = data.documentId;
if(typeof data1 === "string"){
if(!pattern11.test(data1)){
const err7 = {instancePath:instancePath+"/documentId",schemaPath:"contract:documents/Id#/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/documentId",schemaPath:"contract:documents/Id#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.docId !== undefined){
let data2 = data.docId;
if((typeof data2 !== "string") && (data2 !== null)){
const err9 = {instancePath:instancePath+"/docId",schemaPath:"contract:documents/GivenDocId#/type",keyword:"type",params:{type: schema141.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data2 === "string"){
if(func1(data2) > 255){
const err10 = {instancePath:instancePath+"/docId",schemaPath:"contract:documents/GivenDocId#/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func1(data2) < 1){
const err11 = {instancePath:instancePath+"/docId",schemaPath:"contract:documents/GivenDocId#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.docSetId !== undefined){
let data3 = data.docSetId;
if(typeof data3 === "string"){
if(!pattern11.test(data3)){
const err12 = {instancePath:instancePath+"/docSetId",schemaPath:"contract:documents/Id#/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/docSetId",schemaPath:"contract:documents/Id#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate114.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate115(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate115.errors);
errors = vErrors.length;
}
validate114.errors = vErrors;
return errors === 0;
}
validate114.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v25 = validate117;
const schema161 = {"$ref":"contract:documents/Document#"};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate117.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate107(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate107.errors);
errors = vErrors.length;
}
validate117.errors = vErrors;
return errors === 0;
}
validate117.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v26 = validate119;
const schema162 = {"type":"object","required":["content-disposition","etag","accept-ranges"],"properties":{"content-disposition":{"type":"string","pattern":"^attachment; filename"},"etag":{"type":"string","pattern":"^\"[!#-~]+\"$"},"accept-ranges":{"type":"string","const":"bytes"},"x-request-id":{"type":"string","pattern":"^[!-~]{1,128}$"}}};
const pattern45 = new RegExp("^\"[!#-~]+\"$", "u");

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["content-disposition"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content-disposition"},message:"must have required property '"+"content-disposition"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.etag === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "etag"},message:"must have required property '"+"etag"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data["accept-ranges"] === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accept-ranges"},message:"must have required property '"+"accept-ranges"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data["content-disposition"] !== undefined){
let data0 = data["content-disposition"];
if(typeof data0 === "string"){
if(!pattern14.test(data0)){
const err3 = {instancePath:instancePath+"/content-disposition",schemaPath:"#/properties/content-disposition/pattern",keyword:"pattern",params:{pattern: "^attachment; filename"},message:"must match pattern \""+"^attachment; filename"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.etag !== undefined){
let data1 = data.etag;
if(typeof data1 === "string"){
if(!pattern45.test(data1)){
const err5 = {instancePath:instancePath+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern: "^\"[!#-~]+\"$"},message:"must match pattern \""+"^\"[!#-~]+\"$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data["accept-ranges"] !== undefined){
let data2 = data["accept-ranges"];
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/accept-ranges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if("bytes" !== data2){
const err8 = {instancePath:instancePath+"/accept-ranges",schemaPath:"#/properties/accept-ranges/const",keyword:"const",params:{allowedValue: "bytes"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data["x-request-id"] !== undefined){
let data3 = data["x-request-id"];
if(typeof data3 === "string"){
if(!pattern5.test(data3)){
const err9 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern: "^[!-~]{1,128}$"},message:"must match pattern \""+"^[!-~]{1,128}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate119.errors = vErrors;
return errors === 0;
}
validate119.evaluated = {"props":{"content-disposition":true,"etag":true,"accept-ranges":true,"x-request-id":true},"dynamicProps":false,"dynamicItems":false};

exports.v27 = validate120;
const schema163 = {"type":"object","required":["content-disposition","content-range","etag","accept-ranges"],"properties":{"content-disposition":{"type":"string","pattern":"^attachment; filename"},"content-range":{"type":"string","pattern":"^bytes [0-9]+-[0-9]+/[0-9]+$"},"etag":{"type":"string","pattern":"^\"[!#-~]+\"$"},"accept-ranges":{"type":"string","const":"bytes"},"x-request-id":{"type":"string","pattern":"^[!-~]{1,128}$"}}};
const pattern48 = new RegExp("^bytes [0-9]+-[0-9]+/[0-9]+$", "u");

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate120.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["content-disposition"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content-disposition"},message:"must have required property '"+"content-disposition"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["content-range"] === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content-range"},message:"must have required property '"+"content-range"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.etag === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "etag"},message:"must have required property '"+"etag"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data["accept-ranges"] === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accept-ranges"},message:"must have required property '"+"accept-ranges"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data["content-disposition"] !== undefined){
let data0 = data["content-disposition"];
if(typeof data0 === "string"){
if(!pattern14.test(data0)){
const err4 = {instancePath:instancePath+"/content-disposition",schemaPath:"#/properties/content-disposition/pattern",keyword:"pattern",params:{pattern: "^attachment; filename"},message:"must match pattern \""+"^attachment; filename"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data["content-range"] !== undefined){
let data1 = data["content-range"];
if(typeof data1 === "string"){
if(!pattern48.test(data1)){
const err6 = {instancePath:instancePath+"/content-range",schemaPath:"#/properties/content-range/pattern",keyword:"pattern",params:{pattern: "^bytes [0-9]+-[0-9]+/[0-9]+$"},message:"must match pattern \""+"^bytes [0-9]+-[0-9]+/[0-9]+$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/content-range",schemaPath:"#/properties/content-range/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.etag !== undefined){
let data2 = data.etag;
if(typeof data2 === "string"){
if(!pattern45.test(data2)){
const err8 = {instancePath:instancePath+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern: "^\"[!#-~]+\"$"},message:"must match pattern \""+"^\"[!#-~]+\"$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data["accept-ranges"] !== undefined){
let data3 = data["accept-ranges"];
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/accept-ranges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if("bytes" !== data3){
const err11 = {instancePath:instancePath+"/accept-ranges",schemaPath:"#/properties/accept-ranges/const",keyword:"const",params:{allowedValue: "bytes"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data["x-request-id"] !== undefined){
let data4 = data["x-request-id"];
if(typeof data4 === "string"){
if(!pattern5.test(data4)){
const err12 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern: "^[!-~]{1,128}$"},message:"must match pattern \""+"^[!-~]{1,128}$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}
validate120.evaluated = {"props":{"content-disposition":true,"content-range":true,"etag":true,"accept-ranges":true,"x-request-id":true},"dynamicProps":false,"dynamicItems":false};

exports.v28 = validate121;
const schema164 = {"type":"object","required":["etag"],"properties":{"etag":{"type":"string","pattern":"^\"[!#-~]+\"$"},"x-request-id":{"type":"string","pattern":"^[!-~]{1,128}$"}}};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.etag === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "etag"},message:"must have required property '"+"etag"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.etag !== undefined){
let data0 = data.etag;
if(typeof data0 === "string"){
if(!pattern45.test(data0)){
const err1 = {instancePath:instancePath+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern: "^\"[!#-~]+\"$"},message:"must match pattern \""+"^\"[!#-~]+\"$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data["x-request-id"] !== undefined){
let data1 = data["x-request-id"];
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
const err3 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern: "^[!-~]{1,128}$"},message:"must match pattern \""+"^[!-~]{1,128}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}
validate121.evaluated = {"props":{"etag":true,"x-request-id":true},"dynamicProps":false,"dynamicItems":false};

exports.v29 = validate122;
const schema165 = {"type":"object","required":["content-range"],"properties":{"content-range":{"type":"string","pattern":"^bytes \\*/[0-9]+$"},"x-request-id":{"type":"string","pattern":"^[!-~]{1,128}$"}}};
const pattern53 = new RegExp("^bytes \\*/[0-9]+$", "u");

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate122.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["content-range"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content-range"},message:"must have required property '"+"content-range"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["content-range"] !== undefined){
let data0 = data["content-range"];
if(typeof data0 === "string"){
if(!pattern53.test(data0)){
const err1 = {instancePath:instancePath+"/content-range",schemaPath:"#/properties/content-range/pattern",keyword:"pattern",params:{pattern: "^bytes \\*/[0-9]+$"},message:"must match pattern \""+"^bytes \\*/[0-9]+$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/content-range",schemaPath:"#/properties/content-range/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data["x-request-id"] !== undefined){
let data1 = data["x-request-id"];
if(typeof data1 === "string"){
if(!pattern5.test(data1)){
const err3 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern: "^[!-~]{1,128}$"},message:"must match pattern \""+"^[!-~]{1,128}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate122.errors = vErrors;
return errors === 0;
}
validate122.evaluated = {"props":{"content-range":true,"x-request-id":true},"dynamicProps":false,"dynamicItems":false};

exports.v30 = validate123;
const schema166 = {"$ref":"contract:documents/SearchPage#"};
const schema167 = {"type":"object","description":"One page of search results.","required":["count","next","previous","documents"],"properties":{"count":{"type":"integer","description":"The number of document records on all pages of the list.","minimum":0,"x-basis":"assumed","x-decision":"D-61"},"next":{"type":["string","null"],"format":"uri","description":"The absolute URL of the next page, or null on the last page.","x-basis":"assumed","x-decision":"D-61"},"previous":{"type":["string","null"],"format":"uri","description":"The absolute URL of the previous page, or null on the first page.","x-basis":"assumed","x-decision":"D-61"},"documents":{"type":"array","description":"The document records on this page, in the order that the operation defines. If the page number is too high, the list is empty.","maxItems":200,"x-limits":{"pageSize":"maxItems"},"items":{"$ref":"contract:documents/FoundDocument#"},"x-basis":"assumed","x-decision":"D-61"}},"additionalProperties":false};
const schema168 = {"type":"object","description":"A document record that a search found.","x-basis":"stated","x-meaning":"assumed","x-claims":["C-087"],"x-decision":"D-72","required":["documentId","docId","docSetId","version","name","path","status","failureReason","fileType","fileSize","dateCreated","dateModified","fields","provisions","score","snippet"],"properties":{"documentId":{"$ref":"contract:documents/Id#","description":"The id of the document record. Each version of a document has its own id.","x-basis":"assumed","x-decision":"D-67"},"docId":{"$ref":"contract:documents/GivenDocId#"},"docSetId":{"$ref":"contract:documents/Id#","description":"The id of the document set, which consists of all versions of the document.","x-basis":"assumed","x-meaning":"mixed","x-claims":["C-039","C-256"],"x-decision":"D-67"},"version":{"$ref":"contract:documents/VersionNumber#"},"name":{"$ref":"contract:documents/FileName#"},"path":{"$ref":"contract:documents/FolderPath#"},"status":{"$ref":"contract:documents/DocumentStatus#"},"failureReason":{"type":["string","null"],"description":"The reason why the processing failed, or why only a part of the text was read. The value is null if the whole file was read.","minLength":1,"x-basis":"assumed","x-decision":"D-75"},"fileType":{"$ref":"contract:documents/FileType#"},"fileSize":{"$ref":"contract:documents/FileSize#"},"dateCreated":{"$ref":"contract:documents/Timestamp#","description":"The time at which the file was uploaded.","x-basis":"assumed","x-decision":"D-67"},"dateModified":{"$ref":"contract:documents/Timestamp#","description":"The time at which the status, a field value or the found provisions of the document record last changed.","x-basis":"assumed","x-decision":"D-67"},"fields":{"type":"array","description":"The document's fields, sorted by the Unicode code points of their names. Fields without a value are absent.","items":{"$ref":"contract:documents/DocumentField#"},"x-basis":"assumed","x-meaning":"mixed","x-claims":["C-040","C-041"],"x-decision":"D-67"},"provisions":{"type":"array","description":"The provisions found in the text, sorted by name. The list is empty until the text has been processed.","items":{"$ref":"contract:documents/DocumentProvision#"},"x-basis":"assumed","x-decision":"D-67"},"score":{"type":"number","description":"How well the document matches. A higher score is better. Scores of different responses cannot be compared.","minimum":0,"x-basis":"assumed","x-decision":"D-72"},"snippet":{"type":["string","null"],"description":"The passage around the first match in the text of the document. If the text does not match, a simple search returns the matching name, folder or field value. A search by conditions returns null if the text does not match.","x-basis":"assumed","x-decision":"D-72"}},"x-canonical":{"resource":"document","members":["documentId","docId","docSetId",{"state":"status"},"name","fields"]},"additionalProperties":false};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.documentId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "documentId"},message:"must have required property '"+"documentId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.docId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "docId"},message:"must have required property '"+"docId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.docSetId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "docSetId"},message:"must have required property '"+"docSetId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.version === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.name === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.path === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.status === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.failureReason === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failureReason"},message:"must have required property '"+"failureReason"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.fileType === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fileType"},message:"must have required property '"+"fileType"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.fileSize === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fileSize"},message:"must have required property '"+"fileSize"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.dateCreated === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dateCreated"},message:"must have required property '"+"dateCreated"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.dateModified === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dateModified"},message:"must have required property '"+"dateModified"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.fields === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.provisions === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "provisions"},message:"must have required property '"+"provisions"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.score === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "score"},message:"must have required property '"+"score"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.snippet === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "snippet"},message:"must have required property '"+"snippet"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(func6.call(schema168.properties, key0))){
const err16 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.documentId !== undefined){
let data0 = data.documentId;
if(typeof data0 === "string"){
if(!pattern11.test(data0)){
const err17 = {instancePath:instancePath+"/documentId",schemaPath:"contract:documents/Id#/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/documentId",schemaPath:"contract:documents/Id#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.docId !== undefined){
let data1 = data.docId;
if((typeof data1 !== "string") && (data1 !== null)){
const err19 = {instancePath:instancePath+"/docId",schemaPath:"contract:documents/GivenDocId#/type",keyword:"type",params:{type: schema141.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data1 === "string"){
if(func1(data1) > 255){
const err20 = {instancePath:instancePath+"/docId",schemaPath:"contract:documents/GivenDocId#/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func1(data1) < 1){
const err21 = {instancePath:instancePath+"/docId",schemaPath:"contract:documents/GivenDocId#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.docSetId !== undefined){
let data2 = data.docSetId;
if(typeof data2 === "string"){
if(!pattern11.test(data2)){
const err22 = {instancePath:instancePath+"/docSetId",schemaPath:"contract:documents/Id#/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/docSetId",schemaPath:"contract:documents/Id#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.version !== undefined){
let data3 = data.version;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err24 = {instancePath:instancePath+"/version",schemaPath:"contract:documents/VersionNumber#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err25 = {instancePath:instancePath+"/version",schemaPath:"contract:documents/VersionNumber#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
if(data.name !== undefined){
let data4 = data.name;
if(typeof data4 === "string"){
if(func1(data4) > 255){
const err26 = {instancePath:instancePath+"/name",schemaPath:"contract:documents/FileName#/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func1(data4) < 1){
const err27 = {instancePath:instancePath+"/name",schemaPath:"contract:documents/FileName#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/name",schemaPath:"contract:documents/FileName#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.path !== undefined){
let data5 = data.path;
if(typeof data5 === "string"){
if(func1(data5) > 4096){
const err29 = {instancePath:instancePath+"/path",schemaPath:"contract:documents/FolderPath#/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(func1(data5) < 1){
const err30 = {instancePath:instancePath+"/path",schemaPath:"contract:documents/FolderPath#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/path",schemaPath:"contract:documents/FolderPath#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.status !== undefined){
let data6 = data.status;
if(typeof data6 !== "string"){
const err32 = {instancePath:instancePath+"/status",schemaPath:"contract:documents/DocumentStatus#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(((data6 === "IN_PROGRESS") || (data6 === "READY")) || (data6 === "FAILED"))){
const err33 = {instancePath:instancePath+"/status",schemaPath:"contract:documents/DocumentStatus#/enum",keyword:"enum",params:{allowedValues: schema146.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.failureReason !== undefined){
let data7 = data.failureReason;
if((typeof data7 !== "string") && (data7 !== null)){
const err34 = {instancePath:instancePath+"/failureReason",schemaPath:"#/properties/failureReason/type",keyword:"type",params:{type: schema168.properties.failureReason.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(typeof data7 === "string"){
if(func1(data7) < 1){
const err35 = {instancePath:instancePath+"/failureReason",schemaPath:"#/properties/failureReason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
if(data.fileType !== undefined){
let data8 = data.fileType;
if(typeof data8 !== "string"){
const err36 = {instancePath:instancePath+"/fileType",schemaPath:"contract:documents/FileType#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!(((((((((data8 === "pdf") || (data8 === "docx")) || (data8 === "doc")) || (data8 === "txt")) || (data8 === "csv")) || (data8 === "xlsx")) || (data8 === "xls")) || (data8 === "jpeg")) || (data8 === "png"))){
const err37 = {instancePath:instancePath+"/fileType",schemaPath:"contract:documents/FileType#/enum",keyword:"enum",params:{allowedValues: schema147.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.fileSize !== undefined){
let data9 = data.fileSize;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err38 = {instancePath:instancePath+"/fileSize",schemaPath:"contract:documents/FileSize#/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 104857600 || isNaN(data9)){
const err39 = {instancePath:instancePath+"/fileSize",schemaPath:"contract:documents/FileSize#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 104857600},message:"must be <= 104857600"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err40 = {instancePath:instancePath+"/fileSize",schemaPath:"contract:documents/FileSize#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(data.dateCreated !== undefined){
let data10 = data.dateCreated;
if(typeof data10 === "string"){
if(!(formats0.validate(data10))){
const err41 = {instancePath:instancePath+"/dateCreated",schemaPath:"contract:documents/Timestamp#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/dateCreated",schemaPath:"contract:documents/Timestamp#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.dateModified !== undefined){
let data11 = data.dateModified;
if(typeof data11 === "string"){
if(!(formats0.validate(data11))){
const err43 = {instancePath:instancePath+"/dateModified",schemaPath:"contract:documents/Timestamp#/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/dateModified",schemaPath:"contract:documents/Timestamp#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.fields !== undefined){
let data12 = data.fields;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
if(!(validate108(data12[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data12,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate108.errors);
errors = vErrors.length;
}
}
}
else {
const err45 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.provisions !== undefined){
let data14 = data.provisions;
if(Array.isArray(data14)){
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
if(errors >= 2000) break;
if(!(validate110(data14[i1], {instancePath:instancePath+"/provisions/" + i1,parentData:data14,parentDataProperty:i1,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate110.errors);
errors = vErrors.length;
}
}
}
else {
const err46 = {instancePath:instancePath+"/provisions",schemaPath:"#/properties/provisions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.score !== undefined){
let data16 = data.score;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err47 = {instancePath:instancePath+"/score",schemaPath:"#/properties/score/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.snippet !== undefined){
let data17 = data.snippet;
if((typeof data17 !== "string") && (data17 !== null)){
const err49 = {instancePath:instancePath+"/snippet",schemaPath:"#/properties/snippet/type",keyword:"type",params:{type: schema168.properties.snippet.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.count === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.next === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next"},message:"must have required property '"+"next"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.previous === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "previous"},message:"must have required property '"+"previous"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.documents === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "documents"},message:"must have required property '"+"documents"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((((key0 === "count") || (key0 === "next")) || (key0 === "previous")) || (key0 === "documents"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.count !== undefined){
let data0 = data.count;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 0 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.next !== undefined){
let data1 = data.next;
if((typeof data1 !== "string") && (data1 !== null)){
const err7 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: schema167.properties.next.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data1 === "string"){
if(!(formats80(data1))){
const err8 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.previous !== undefined){
let data2 = data.previous;
if((typeof data2 !== "string") && (data2 !== null)){
const err9 = {instancePath:instancePath+"/previous",schemaPath:"#/properties/previous/type",keyword:"type",params:{type: schema167.properties.previous.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data2 === "string"){
if(!(formats80(data2))){
const err10 = {instancePath:instancePath+"/previous",schemaPath:"#/properties/previous/format",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.documents !== undefined){
let data3 = data.documents;
if(Array.isArray(data3)){
if(data3.length > 200){
const err11 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
if(!(validate125(data3[i0], {instancePath:instancePath+"/documents/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate125.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate123.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate124(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate124.errors);
errors = vErrors.length;
}
validate123.errors = vErrors;
return errors === 0;
}
validate123.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v31 = validate130;
const schema180 = {"$ref":"contract:sandbox/Health#"};
const schema181 = {"type":"object","description":"The health of the sandbox process.","required":["status","version","tenants"],"properties":{"status":{"const":"ok","description":"The value is always `ok`. A sandbox that is unhealthy sends no response.","x-basis":"assumed","x-decision":"D-94"},"version":{"type":"string","description":"The version of the kit.","x-basis":"assumed","x-decision":"D-94"},"tenants":{"type":"array","description":"The names of all tenants of the sandbox.","items":{"type":"string"},"x-basis":"assumed","x-decision":"D-94"}},"additionalProperties":false};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate130.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.status === undefined){
const err0 = {instancePath,schemaPath:"contract:sandbox/Health#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.version === undefined){
const err1 = {instancePath,schemaPath:"contract:sandbox/Health#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.tenants === undefined){
const err2 = {instancePath,schemaPath:"contract:sandbox/Health#/required",keyword:"required",params:{missingProperty: "tenants"},message:"must have required property '"+"tenants"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(((key0 === "status") || (key0 === "version")) || (key0 === "tenants"))){
const err3 = {instancePath,schemaPath:"contract:sandbox/Health#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.status !== undefined){
if("ok" !== data.status){
const err4 = {instancePath:instancePath+"/status",schemaPath:"contract:sandbox/Health#/properties/status/const",keyword:"const",params:{allowedValue: "ok"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.version !== undefined){
if(typeof data.version !== "string"){
const err5 = {instancePath:instancePath+"/version",schemaPath:"contract:sandbox/Health#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.tenants !== undefined){
let data2 = data.tenants;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
if(typeof data2[i0] !== "string"){
const err6 = {instancePath:instancePath+"/tenants/" + i0,schemaPath:"contract:sandbox/Health#/properties/tenants/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/tenants",schemaPath:"contract:sandbox/Health#/properties/tenants/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"contract:sandbox/Health#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}
validate130.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v32 = validate131;
const schema182 = {"$ref":"contract:sandbox/Problem#"};
const schema183 = {"type":"object","description":"Problem details (RFC 9457) with an error code.","required":["title","status","code","detail"],"properties":{"title":{"type":"string","description":"The meaning of the error code.","x-basis":"assumed","x-decision":"D-91"},"status":{"type":"integer","description":"The HTTP status of the response.","x-basis":"assumed","x-decision":"D-91"},"code":{"type":"string","description":"The error code. The documentation lists all error codes.","x-basis":"assumed","x-decision":"D-91"},"detail":{"type":"string","description":"What is wrong in the request, for example the expected value and the received value.","x-basis":"assumed","x-decision":"D-91"}},"additionalProperties":false};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate131.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"contract:sandbox/Problem#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"contract:sandbox/Problem#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.code === undefined){
const err2 = {instancePath,schemaPath:"contract:sandbox/Problem#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.detail === undefined){
const err3 = {instancePath,schemaPath:"contract:sandbox/Problem#/required",keyword:"required",params:{missingProperty: "detail"},message:"must have required property '"+"detail"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((((key0 === "title") || (key0 === "status")) || (key0 === "code")) || (key0 === "detail"))){
const err4 = {instancePath,schemaPath:"contract:sandbox/Problem#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err5 = {instancePath:instancePath+"/title",schemaPath:"contract:sandbox/Problem#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.status !== undefined){
let data1 = data.status;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/status",schemaPath:"contract:sandbox/Problem#/properties/status/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.code !== undefined){
if(typeof data.code !== "string"){
const err7 = {instancePath:instancePath+"/code",schemaPath:"contract:sandbox/Problem#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.detail !== undefined){
if(typeof data.detail !== "string"){
const err8 = {instancePath:instancePath+"/detail",schemaPath:"contract:sandbox/Problem#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"contract:sandbox/Problem#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate131.errors = vErrors;
return errors === 0;
}
validate131.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v33 = validate132;
const schema184 = {"$ref":"contract:sandbox/KnownFaultList#"};
const schema185 = {"type":"object","description":"All available faults.","required":["faults"],"properties":{"faults":{"type":"array","description":"The available faults, first the transport faults and then the contract faults.","items":{"$ref":"contract:sandbox/KnownFault#"},"x-basis":"assumed","x-decision":"D-97"}},"additionalProperties":false};
const schema186 = {"type":"object","description":"An available fault.","required":["name","kind","about","requirement","operations","parameters"],"properties":{"name":{"type":"string","description":"The name of the fault, such as `unavailable`. Send this name to add the fault to a tenant.","x-basis":"assumed","x-decision":"D-97"},"kind":{"$ref":"contract:sandbox/FaultKind#"},"about":{"type":"string","description":"A sentence that describes what the sandbox does while the fault is active.","x-basis":"assumed","x-decision":"D-97"},"requirement":{"type":["string","null"],"description":"The requirement that a contract fault breaks, or null for a transport fault.","x-basis":"assumed","x-decision":"D-97"},"operations":{"type":"array","description":"The operations that the fault can affect. An empty list means all operations.","items":{"type":"string"},"x-basis":"assumed","x-decision":"D-97"},"parameters":{"type":"array","description":"The parameters of the fault.","items":{"$ref":"contract:sandbox/FaultParameter#"},"x-basis":"assumed","x-decision":"D-97"}},"additionalProperties":false};
const schema187 = {"type":"string","enum":["transport","contract"],"description":"A fault of the kind `transport` simulates a network or server problem on any operation. A fault of the kind `contract` violates one requirement of the contract.","x-basis":"assumed","x-decision":"D-97"};
const schema188 = {"type":"object","description":"A parameter of a transport fault, such as the length of a delay.","required":["name","about","default"],"properties":{"name":{"type":"string","description":"The name of the parameter. A request sets the parameter in the body property with the same name.","x-basis":"assumed","x-decision":"D-97"},"about":{"type":"string","description":"The meaning of the fault's parameter.","x-basis":"assumed","x-decision":"D-97"},"default":{"type":["string","number"],"description":"The default value of the fault's parameter.","x-basis":"assumed","x-decision":"D-97"}},"additionalProperties":false};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.about === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "about"},message:"must have required property '"+"about"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.requirement === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requirement"},message:"must have required property '"+"requirement"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.operations === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operations"},message:"must have required property '"+"operations"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.parameters === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parameters"},message:"must have required property '"+"parameters"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((((((key0 === "name") || (key0 === "kind")) || (key0 === "about")) || (key0 === "requirement")) || (key0 === "operations")) || (key0 === "parameters"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/kind",schemaPath:"contract:sandbox/FaultKind#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data1 === "transport") || (data1 === "contract"))){
const err9 = {instancePath:instancePath+"/kind",schemaPath:"contract:sandbox/FaultKind#/enum",keyword:"enum",params:{allowedValues: schema187.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.about !== undefined){
if(typeof data.about !== "string"){
const err10 = {instancePath:instancePath+"/about",schemaPath:"#/properties/about/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.requirement !== undefined){
let data3 = data.requirement;
if((typeof data3 !== "string") && (data3 !== null)){
const err11 = {instancePath:instancePath+"/requirement",schemaPath:"#/properties/requirement/type",keyword:"type",params:{type: schema186.properties.requirement.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.operations !== undefined){
let data4 = data.operations;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
if(typeof data4[i0] !== "string"){
const err12 = {instancePath:instancePath+"/operations/" + i0,schemaPath:"#/properties/operations/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/operations",schemaPath:"#/properties/operations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.parameters !== undefined){
let data6 = data.parameters;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(errors >= 2000) break;
let data7 = data6[i1];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.name === undefined){
const err14 = {instancePath:instancePath+"/parameters/" + i1,schemaPath:"contract:sandbox/FaultParameter#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data7.about === undefined){
const err15 = {instancePath:instancePath+"/parameters/" + i1,schemaPath:"contract:sandbox/FaultParameter#/required",keyword:"required",params:{missingProperty: "about"},message:"must have required property '"+"about"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7.default === undefined){
const err16 = {instancePath:instancePath+"/parameters/" + i1,schemaPath:"contract:sandbox/FaultParameter#/required",keyword:"required",params:{missingProperty: "default"},message:"must have required property '"+"default"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data7){
if(errors >= 2000) break;
if(!(((key1 === "name") || (key1 === "about")) || (key1 === "default"))){
const err17 = {instancePath:instancePath+"/parameters/" + i1,schemaPath:"contract:sandbox/FaultParameter#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data7.name !== undefined){
if(typeof data7.name !== "string"){
const err18 = {instancePath:instancePath+"/parameters/" + i1+"/name",schemaPath:"contract:sandbox/FaultParameter#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data7.about !== undefined){
if(typeof data7.about !== "string"){
const err19 = {instancePath:instancePath+"/parameters/" + i1+"/about",schemaPath:"contract:sandbox/FaultParameter#/properties/about/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data7.default !== undefined){
let data10 = data7.default;
if((typeof data10 !== "string") && (!((typeof data10 == "number") && (isFinite(data10))))){
const err20 = {instancePath:instancePath+"/parameters/" + i1+"/default",schemaPath:"contract:sandbox/FaultParameter#/properties/default/type",keyword:"type",params:{type: schema188.properties.default.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/parameters/" + i1,schemaPath:"contract:sandbox/FaultParameter#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.faults === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "faults"},message:"must have required property '"+"faults"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(key0 === "faults")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.faults !== undefined){
let data0 = data.faults;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
if(!(validate134(data0[i0], {instancePath:instancePath+"/faults/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate134.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate132.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate133(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate133.errors);
errors = vErrors.length;
}
validate132.errors = vErrors;
return errors === 0;
}
validate132.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v34 = validate137;
const schema189 = {"type":"object","required":["www-authenticate"],"properties":{"www-authenticate":{"const":"ControlKey"}}};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate137.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["www-authenticate"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "www-authenticate"},message:"must have required property '"+"www-authenticate"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["www-authenticate"] !== undefined){
if("ControlKey" !== data["www-authenticate"]){
const err1 = {instancePath:instancePath+"/www-authenticate",schemaPath:"#/properties/www-authenticate/const",keyword:"const",params:{allowedValue: "ControlKey"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate137.errors = vErrors;
return errors === 0;
}
validate137.evaluated = {"props":{"www-authenticate":true},"dynamicProps":false,"dynamicItems":false};

exports.v35 = validate138;
const schema190 = {"$ref":"contract:sandbox/Readiness#"};
const schema191 = {"type":"object","description":"Whether the sandbox can serve requests.","required":["ready"],"properties":{"quarantined":{"type":"array","description":"The names of the tenants whose stored data this process found damaged. The process reads the data of a tenant at the first request for the data. The list does not name a damaged tenant before the first request for its data. The list is absent if it is empty. Another sandbox process on the same store may have found other damaged tenants. Damaged tenants do not make the sandbox unready, because it serves all other tenants.","items":{"type":"string"},"x-basis":"assumed","x-decision":"D-89"},"ready":{"const":true,"description":"The value is always true. A sandbox that is not ready returns an error response.","x-basis":"assumed","x-decision":"D-98"}},"additionalProperties":false};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate138.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ready === undefined){
const err0 = {instancePath,schemaPath:"contract:sandbox/Readiness#/required",keyword:"required",params:{missingProperty: "ready"},message:"must have required property '"+"ready"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((key0 === "quarantined") || (key0 === "ready"))){
const err1 = {instancePath,schemaPath:"contract:sandbox/Readiness#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.quarantined !== undefined){
let data0 = data.quarantined;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
if(typeof data0[i0] !== "string"){
const err2 = {instancePath:instancePath+"/quarantined/" + i0,schemaPath:"contract:sandbox/Readiness#/properties/quarantined/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/quarantined",schemaPath:"contract:sandbox/Readiness#/properties/quarantined/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.ready !== undefined){
if(true !== data.ready){
const err4 = {instancePath:instancePath+"/ready",schemaPath:"contract:sandbox/Readiness#/properties/ready/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"contract:sandbox/Readiness#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}
validate138.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v36 = validate139;
const schema192 = {"$ref":"contract:sandbox/Journal#"};
const schema193 = {"type":"object","description":"The request journal, which stores requests and their responses.","required":["kept","dropped","entries"],"x-basis":"assumed","x-decision":"D-98","properties":{"kept":{"type":"integer","description":"The number of all entries in the request journal, including entries that the filters exclude.","x-basis":"assumed","x-decision":"D-98"},"dropped":{"type":"integer","description":"The number of entries that the request journal dropped because of its limits since the journal was last cleared.","x-basis":"assumed","x-decision":"D-98"},"entries":{"type":"array","description":"The journal entries that match the filters, newest first.","x-basis":"assumed","x-decision":"D-98","items":{"$ref":"contract:sandbox/JournalEntry#"}}},"additionalProperties":false};
const schema194 = {"type":"object","description":"A request of a client and the response of the sandbox.","required":["id","requestId","time","hostTime","method","path","operation","status","duration","caller","request","answer","verdict","nearMisses","due","faults"],"x-basis":"assumed","x-decision":"D-98","properties":{"id":{"type":"integer","description":"The number of the journal entry, counted from 1.","x-basis":"assumed","x-decision":"D-98"},"requestId":{"type":"string","description":"The id of the request, which the response has in the header `X-Request-Id`.","x-basis":"assumed","x-decision":"D-13"},"time":{"type":["string","null"],"format":"date-time","description":"The time on the tenant's clock at which the request arrived, or null if the request belongs to no tenant.","x-basis":"assumed","x-decision":"D-98"},"hostTime":{"type":"string","format":"date-time","description":"The time at which the request arrived, on the clock of the sandbox's machine.","x-basis":"assumed","x-decision":"D-98"},"method":{"type":"string","description":"The HTTP method of the request.","x-basis":"assumed","x-decision":"D-98"},"path":{"type":"string","description":"The path and query of the request.","x-basis":"assumed","x-decision":"D-98"},"operation":{"type":["string","null"],"description":"The operation of the request, or null if no operation matches.","x-basis":"assumed","x-decision":"D-98"},"status":{"type":["integer","null"],"description":"The HTTP status of the response, or null if the connection ended without a response.","x-basis":"assumed","x-decision":"D-98"},"duration":{"type":"number","description":"The time from the arrival of the request to the end of the response, in milliseconds.","x-basis":"assumed","x-decision":"D-98"},"caller":{"type":["object","null"],"description":"The caller of the request, identified by the access token or API key.","required":["userId","role"],"x-basis":"assumed","x-decision":"D-98","properties":{"userId":{"type":"string","description":"The id of the user to whom the access token or API key belongs.","x-basis":"assumed","x-decision":"D-98"},"role":{"type":"string","description":"The role of the access token or API key.","x-basis":"assumed","x-decision":"D-98"}}},"request":{"$ref":"contract:sandbox/JournalMessage#"},"answer":{"description":"The response, or null if the sandbox sent no response.","x-basis":"assumed","x-decision":"D-98","oneOf":[{"$ref":"contract:sandbox/JournalMessage#"},{"type":"null"}]},"verdict":{"type":"object","description":"The results of validating the request and the response against the contract.","required":["request","answer"],"x-basis":"assumed","x-decision":"D-98","properties":{"request":{"$ref":"contract:sandbox/ContractVerdict#"},"answer":{"$ref":"contract:sandbox/ContractVerdict#"}},"additionalProperties":false},"nearMisses":{"type":"array","description":"The operations with the most similar method and path. The list is empty if the request matches an operation.","x-basis":"assumed","x-decision":"D-98","items":{"$ref":"contract:sandbox/NearMiss#"}},"due":{"type":"array","description":"The status changes that the sandbox applied before it processed the request.","x-basis":"assumed","x-decision":"D-98","items":{"$ref":"contract:sandbox/Transition#"}},"faults":{"type":"array","description":"The names of the faults that the sandbox injected into the request or its response.","x-basis":"assumed","x-decision":"D-98","items":{"type":"string"}}},"additionalProperties":false};
const schema195 = {"type":"object","description":"A stored request or response, with `***` in place of secrets.","required":["headers","body","bytes","isCut"],"x-basis":"assumed","x-decision":"D-98","properties":{"headers":{"type":"object","description":"The headers of the request or response, with names in lower case.","additionalProperties":{"type":"string"},"x-basis":"assumed","x-decision":"D-98"},"body":{"description":"The body as JSON or text. The value is null if the request or response has no body, or a body that is neither JSON nor text.","x-basis":"assumed","x-decision":"D-98"},"bytes":{"type":["integer","null"],"description":"The size of the body in bytes, or null if unknown.","x-basis":"assumed","x-decision":"D-98"},"isCut":{"type":"boolean","description":"Whether the stored body was truncated at 64 KiB.","x-limits":{"journalBodyBytes":65536},"x-basis":"assumed","x-decision":"D-98"}},"additionalProperties":false};
const schema197 = {"type":"object","description":"The result of validating a request or a response against the contract.","required":["outcome","violations"],"x-basis":"assumed","x-decision":"D-98","properties":{"outcome":{"enum":["kept","broken","unjudged"],"description":"The result is `unjudged` if no operation matched the request, or if the body is a file, was truncated or is not available.","x-basis":"assumed","x-decision":"D-98"},"violations":{"type":"array","description":"The violations of the contract and the expected values, at most 100 for each part of a request or response.","x-limits":{"journalViolations":100},"x-basis":"assumed","x-decision":"D-98","items":{"type":"object","description":"One rule of the contract that the request or response violates.","required":["place","wanted"],"x-basis":"assumed","x-decision":"D-98","properties":{"place":{"type":"string","description":"The part of the request or response that violates the contract, such as `body /data/attributes/name`.","x-basis":"assumed","x-decision":"D-98"},"wanted":{"type":"string","description":"The violated rule of the contract.","x-basis":"assumed","x-decision":"D-98"}},"additionalProperties":false}}},"additionalProperties":false};
const schema199 = {"type":"object","description":"An operation of the contract whose method and path are similar to those of the request.","required":["operation","method","path","why"],"x-basis":"assumed","x-decision":"D-98","properties":{"operation":{"type":"string","description":"The id of the operation.","x-basis":"assumed","x-decision":"D-98"},"method":{"type":"string","description":"The HTTP method of the operation.","x-basis":"assumed","x-decision":"D-98"},"path":{"type":"string","description":"The path template of the operation.","x-basis":"assumed","x-decision":"D-98"},"why":{"type":"string","description":"How the method or the path of the request differs from the operation.","x-basis":"assumed","x-decision":"D-98"}},"additionalProperties":false};
const schema200 = {"type":"object","description":"A change of status that the sandbox applied.","required":["machine","id","kind","status","at"],"properties":{"machine":{"$ref":"contract:sandbox/MachineName#"},"id":{"type":"string","description":"The id of the job, import process, document record or provision record.","x-basis":"assumed","x-decision":"D-95"},"kind":{"type":["string","null"],"description":"The kind of the asynchronous work, for example `user-import`, or null if the job, import, document or provision was deleted.","x-basis":"assumed","x-decision":"D-95"},"status":{"type":["string","null"],"description":"The new status of the job, import, document or provision record, or null if the job, import, document or provision record was deleted.","x-basis":"assumed","x-decision":"D-95"},"at":{"type":"string","format":"date-time","description":"The time on the tenant's clock at which the transition (change of status) was due.","x-basis":"assumed","x-decision":"D-95"}},"additionalProperties":false};
const schema201 = {"type":"string","enum":["job","user-import","document","provision"],"description":"The kind of object whose status changes, for example a job.","x-basis":"assumed","x-decision":"D-95"};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate142.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.machine === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "machine"},message:"must have required property '"+"machine"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.status === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.at === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(((((key0 === "machine") || (key0 === "id")) || (key0 === "kind")) || (key0 === "status")) || (key0 === "at"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.machine !== undefined){
let data0 = data.machine;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/machine",schemaPath:"contract:sandbox/MachineName#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((((data0 === "job") || (data0 === "user-import")) || (data0 === "document")) || (data0 === "provision"))){
const err7 = {instancePath:instancePath+"/machine",schemaPath:"contract:sandbox/MachineName#/enum",keyword:"enum",params:{allowedValues: schema201.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if((typeof data2 !== "string") && (data2 !== null)){
const err9 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: schema200.properties.kind.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if((typeof data3 !== "string") && (data3 !== null)){
const err10 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema200.properties.status.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.at !== undefined){
let data4 = data.at;
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
const err11 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate142.errors = vErrors;
return errors === 0;
}
validate142.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate141.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.requestId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requestId"},message:"must have required property '"+"requestId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.time === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "time"},message:"must have required property '"+"time"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.hostTime === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hostTime"},message:"must have required property '"+"hostTime"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.method === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "method"},message:"must have required property '"+"method"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.path === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.operation === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operation"},message:"must have required property '"+"operation"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.status === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.duration === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "duration"},message:"must have required property '"+"duration"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.caller === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "caller"},message:"must have required property '"+"caller"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.request === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "request"},message:"must have required property '"+"request"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.answer === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "answer"},message:"must have required property '"+"answer"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.verdict === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verdict"},message:"must have required property '"+"verdict"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.nearMisses === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nearMisses"},message:"must have required property '"+"nearMisses"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.due === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "due"},message:"must have required property '"+"due"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.faults === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "faults"},message:"must have required property '"+"faults"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(func6.call(schema194.properties, key0))){
const err16 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err17 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.requestId !== undefined){
if(typeof data.requestId !== "string"){
const err18 = {instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.time !== undefined){
let data2 = data.time;
if((typeof data2 !== "string") && (data2 !== null)){
const err19 = {instancePath:instancePath+"/time",schemaPath:"#/properties/time/type",keyword:"type",params:{type: schema194.properties.time.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
const err20 = {instancePath:instancePath+"/time",schemaPath:"#/properties/time/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.hostTime !== undefined){
let data3 = data.hostTime;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err21 = {instancePath:instancePath+"/hostTime",schemaPath:"#/properties/hostTime/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/hostTime",schemaPath:"#/properties/hostTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.method !== undefined){
if(typeof data.method !== "string"){
const err23 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
const err24 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.operation !== undefined){
let data6 = data.operation;
if((typeof data6 !== "string") && (data6 !== null)){
const err25 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: schema194.properties.operation.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.status !== undefined){
let data7 = data.status;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err26 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: schema194.properties.status.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.duration !== undefined){
let data8 = data.duration;
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err27 = {instancePath:instancePath+"/duration",schemaPath:"#/properties/duration/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.caller !== undefined){
let data9 = data.caller;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
const err28 = {instancePath:instancePath+"/caller",schemaPath:"#/properties/caller/type",keyword:"type",params:{type: schema194.properties.caller.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.userId === undefined){
const err29 = {instancePath:instancePath+"/caller",schemaPath:"#/properties/caller/required",keyword:"required",params:{missingProperty: "userId"},message:"must have required property '"+"userId"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data9.role === undefined){
const err30 = {instancePath:instancePath+"/caller",schemaPath:"#/properties/caller/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data9.userId !== undefined){
if(typeof data9.userId !== "string"){
const err31 = {instancePath:instancePath+"/caller/userId",schemaPath:"#/properties/caller/properties/userId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data9.role !== undefined){
if(typeof data9.role !== "string"){
const err32 = {instancePath:instancePath+"/caller/role",schemaPath:"#/properties/caller/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
}
if(data.request !== undefined){
let data12 = data.request;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.headers === undefined){
const err33 = {instancePath:instancePath+"/request",schemaPath:"contract:sandbox/JournalMessage#/required",keyword:"required",params:{missingProperty: "headers"},message:"must have required property '"+"headers"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data12.body === undefined){
const err34 = {instancePath:instancePath+"/request",schemaPath:"contract:sandbox/JournalMessage#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data12.bytes === undefined){
const err35 = {instancePath:instancePath+"/request",schemaPath:"contract:sandbox/JournalMessage#/required",keyword:"required",params:{missingProperty: "bytes"},message:"must have required property '"+"bytes"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data12.isCut === undefined){
const err36 = {instancePath:instancePath+"/request",schemaPath:"contract:sandbox/JournalMessage#/required",keyword:"required",params:{missingProperty: "isCut"},message:"must have required property '"+"isCut"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
for(const key1 in data12){
if(errors >= 2000) break;
if(!((((key1 === "headers") || (key1 === "body")) || (key1 === "bytes")) || (key1 === "isCut"))){
const err37 = {instancePath:instancePath+"/request",schemaPath:"contract:sandbox/JournalMessage#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data12.headers !== undefined){
let data13 = data12.headers;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key2 in data13){
if(errors >= 2000) break;
if(typeof data13[key2] !== "string"){
const err38 = {instancePath:instancePath+"/request/headers/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"contract:sandbox/JournalMessage#/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/request/headers",schemaPath:"contract:sandbox/JournalMessage#/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data12.bytes !== undefined){
let data15 = data12.bytes;
if((!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) && (data15 !== null)){
const err40 = {instancePath:instancePath+"/request/bytes",schemaPath:"contract:sandbox/JournalMessage#/properties/bytes/type",keyword:"type",params:{type: schema195.properties.bytes.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data12.isCut !== undefined){
if(typeof data12.isCut !== "boolean"){
const err41 = {instancePath:instancePath+"/request/isCut",schemaPath:"contract:sandbox/JournalMessage#/properties/isCut/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/request",schemaPath:"contract:sandbox/JournalMessage#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.answer !== undefined){
let data17 = data.answer;
const _errs40 = errors;
let valid5 = false;
let passing0 = null;
const _errs41 = errors;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.headers === undefined){
const err43 = {instancePath:instancePath+"/answer",schemaPath:"contract:sandbox/JournalMessage#/required",keyword:"required",params:{missingProperty: "headers"},message:"must have required property '"+"headers"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data17.body === undefined){
const err44 = {instancePath:instancePath+"/answer",schemaPath:"contract:sandbox/JournalMessage#/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data17.bytes === undefined){
const err45 = {instancePath:instancePath+"/answer",schemaPath:"contract:sandbox/JournalMessage#/required",keyword:"required",params:{missingProperty: "bytes"},message:"must have required property '"+"bytes"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data17.isCut === undefined){
const err46 = {instancePath:instancePath+"/answer",schemaPath:"contract:sandbox/JournalMessage#/required",keyword:"required",params:{missingProperty: "isCut"},message:"must have required property '"+"isCut"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
for(const key3 in data17){
if(errors >= 2000) break;
if(!((((key3 === "headers") || (key3 === "body")) || (key3 === "bytes")) || (key3 === "isCut"))){
const err47 = {instancePath:instancePath+"/answer",schemaPath:"contract:sandbox/JournalMessage#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data17.headers !== undefined){
let data18 = data17.headers;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key4 in data18){
if(errors >= 2000) break;
if(typeof data18[key4] !== "string"){
const err48 = {instancePath:instancePath+"/answer/headers/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"contract:sandbox/JournalMessage#/properties/headers/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/answer/headers",schemaPath:"contract:sandbox/JournalMessage#/properties/headers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data17.bytes !== undefined){
let data20 = data17.bytes;
if((!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))) && (data20 !== null)){
const err50 = {instancePath:instancePath+"/answer/bytes",schemaPath:"contract:sandbox/JournalMessage#/properties/bytes/type",keyword:"type",params:{type: schema195.properties.bytes.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data17.isCut !== undefined){
if(typeof data17.isCut !== "boolean"){
const err51 = {instancePath:instancePath+"/answer/isCut",schemaPath:"contract:sandbox/JournalMessage#/properties/isCut/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/answer",schemaPath:"contract:sandbox/JournalMessage#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var _valid0 = _errs41 === errors;
if(_valid0){
valid5 = true;
passing0 = 0;
}
const _errs54 = errors;
if(data17 !== null){
const err53 = {instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/oneOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
var _valid0 = _errs54 === errors;
if(_valid0 && valid5){
valid5 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid5 = true;
passing0 = 1;
}
}
if(!valid5){
const err54 = {instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
else {
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
}
}
if(data.verdict !== undefined){
let data22 = data.verdict;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.request === undefined){
const err55 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/required",keyword:"required",params:{missingProperty: "request"},message:"must have required property '"+"request"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data22.answer === undefined){
const err56 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/required",keyword:"required",params:{missingProperty: "answer"},message:"must have required property '"+"answer"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
for(const key5 in data22){
if(errors >= 2000) break;
if(!((key5 === "request") || (key5 === "answer"))){
const err57 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data22.request !== undefined){
let data23 = data22.request;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.outcome === undefined){
const err58 = {instancePath:instancePath+"/verdict/request",schemaPath:"contract:sandbox/ContractVerdict#/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data23.violations === undefined){
const err59 = {instancePath:instancePath+"/verdict/request",schemaPath:"contract:sandbox/ContractVerdict#/required",keyword:"required",params:{missingProperty: "violations"},message:"must have required property '"+"violations"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
for(const key6 in data23){
if(errors >= 2000) break;
if(!((key6 === "outcome") || (key6 === "violations"))){
const err60 = {instancePath:instancePath+"/verdict/request",schemaPath:"contract:sandbox/ContractVerdict#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data23.outcome !== undefined){
let data24 = data23.outcome;
if(!(((data24 === "kept") || (data24 === "broken")) || (data24 === "unjudged"))){
const err61 = {instancePath:instancePath+"/verdict/request/outcome",schemaPath:"contract:sandbox/ContractVerdict#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema197.properties.outcome.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data23.violations !== undefined){
let data25 = data23.violations;
if(Array.isArray(data25)){
const len0 = data25.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
let data26 = data25[i0];
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.place === undefined){
const err62 = {instancePath:instancePath+"/verdict/request/violations/" + i0,schemaPath:"contract:sandbox/ContractVerdict#/properties/violations/items/required",keyword:"required",params:{missingProperty: "place"},message:"must have required property '"+"place"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data26.wanted === undefined){
const err63 = {instancePath:instancePath+"/verdict/request/violations/" + i0,schemaPath:"contract:sandbox/ContractVerdict#/properties/violations/items/required",keyword:"required",params:{missingProperty: "wanted"},message:"must have required property '"+"wanted"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
for(const key7 in data26){
if(errors >= 2000) break;
if(!((key7 === "place") || (key7 === "wanted"))){
const err64 = {instancePath:instancePath+"/verdict/request/violations/" + i0,schemaPath:"contract:sandbox/ContractVerdict#/properties/violations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data26.place !== undefined){
if(typeof data26.place !== "string"){
const err65 = {instancePath:instancePath+"/verdict/request/violations/" + i0+"/place",schemaPath:"contract:sandbox/ContractVerdict#/properties/violations/items/properties/place/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data26.wanted !== undefined){
if(typeof data26.wanted !== "string"){
const err66 = {instancePath:instancePath+"/verdict/request/violations/" + i0+"/wanted",schemaPath:"contract:sandbox/ContractVerdict#/properties/violations/items/properties/wanted/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/verdict/request/violations/" + i0,schemaPath:"contract:sandbox/ContractVerdict#/properties/violations/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/verdict/request/violations",schemaPath:"contract:sandbox/ContractVerdict#/properties/violations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/verdict/request",schemaPath:"contract:sandbox/ContractVerdict#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data22.answer !== undefined){
let data29 = data22.answer;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.outcome === undefined){
const err70 = {instancePath:instancePath+"/verdict/answer",schemaPath:"contract:sandbox/ContractVerdict#/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data29.violations === undefined){
const err71 = {instancePath:instancePath+"/verdict/answer",schemaPath:"contract:sandbox/ContractVerdict#/required",keyword:"required",params:{missingProperty: "violations"},message:"must have required property '"+"violations"+"'"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
for(const key8 in data29){
if(errors >= 2000) break;
if(!((key8 === "outcome") || (key8 === "violations"))){
const err72 = {instancePath:instancePath+"/verdict/answer",schemaPath:"contract:sandbox/ContractVerdict#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data29.outcome !== undefined){
let data30 = data29.outcome;
if(!(((data30 === "kept") || (data30 === "broken")) || (data30 === "unjudged"))){
const err73 = {instancePath:instancePath+"/verdict/answer/outcome",schemaPath:"contract:sandbox/ContractVerdict#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema197.properties.outcome.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data29.violations !== undefined){
let data31 = data29.violations;
if(Array.isArray(data31)){
const len1 = data31.length;
for(let i1=0; i1<len1; i1++){
if(errors >= 2000) break;
let data32 = data31[i1];
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.place === undefined){
const err74 = {instancePath:instancePath+"/verdict/answer/violations/" + i1,schemaPath:"contract:sandbox/ContractVerdict#/properties/violations/items/required",keyword:"required",params:{missingProperty: "place"},message:"must have required property '"+"place"+"'"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data32.wanted === undefined){
const err75 = {instancePath:instancePath+"/verdict/answer/violations/" + i1,schemaPath:"contract:sandbox/ContractVerdict#/properties/violations/items/required",keyword:"required",params:{missingProperty: "wanted"},message:"must have required property '"+"wanted"+"'"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
for(const key9 in data32){
if(errors >= 2000) break;
if(!((key9 === "place") || (key9 === "wanted"))){
const err76 = {instancePath:instancePath+"/verdict/answer/violations/" + i1,schemaPath:"contract:sandbox/ContractVerdict#/properties/violations/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data32.place !== undefined){
if(typeof data32.place !== "string"){
const err77 = {instancePath:instancePath+"/verdict/answer/violations/" + i1+"/place",schemaPath:"contract:sandbox/ContractVerdict#/properties/violations/items/properties/place/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data32.wanted !== undefined){
if(typeof data32.wanted !== "string"){
const err78 = {instancePath:instancePath+"/verdict/answer/violations/" + i1+"/wanted",schemaPath:"contract:sandbox/ContractVerdict#/properties/violations/items/properties/wanted/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/verdict/answer/violations/" + i1,schemaPath:"contract:sandbox/ContractVerdict#/properties/violations/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
else {
const err80 = {instancePath:instancePath+"/verdict/answer/violations",schemaPath:"contract:sandbox/ContractVerdict#/properties/violations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
else {
const err81 = {instancePath:instancePath+"/verdict/answer",schemaPath:"contract:sandbox/ContractVerdict#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
else {
const err82 = {instancePath:instancePath+"/verdict",schemaPath:"#/properties/verdict/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.nearMisses !== undefined){
let data35 = data.nearMisses;
if(Array.isArray(data35)){
const len2 = data35.length;
for(let i2=0; i2<len2; i2++){
if(errors >= 2000) break;
let data36 = data35[i2];
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.operation === undefined){
const err83 = {instancePath:instancePath+"/nearMisses/" + i2,schemaPath:"contract:sandbox/NearMiss#/required",keyword:"required",params:{missingProperty: "operation"},message:"must have required property '"+"operation"+"'"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data36.method === undefined){
const err84 = {instancePath:instancePath+"/nearMisses/" + i2,schemaPath:"contract:sandbox/NearMiss#/required",keyword:"required",params:{missingProperty: "method"},message:"must have required property '"+"method"+"'"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data36.path === undefined){
const err85 = {instancePath:instancePath+"/nearMisses/" + i2,schemaPath:"contract:sandbox/NearMiss#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data36.why === undefined){
const err86 = {instancePath:instancePath+"/nearMisses/" + i2,schemaPath:"contract:sandbox/NearMiss#/required",keyword:"required",params:{missingProperty: "why"},message:"must have required property '"+"why"+"'"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
for(const key10 in data36){
if(errors >= 2000) break;
if(!((((key10 === "operation") || (key10 === "method")) || (key10 === "path")) || (key10 === "why"))){
const err87 = {instancePath:instancePath+"/nearMisses/" + i2,schemaPath:"contract:sandbox/NearMiss#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data36.operation !== undefined){
if(typeof data36.operation !== "string"){
const err88 = {instancePath:instancePath+"/nearMisses/" + i2+"/operation",schemaPath:"contract:sandbox/NearMiss#/properties/operation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data36.method !== undefined){
if(typeof data36.method !== "string"){
const err89 = {instancePath:instancePath+"/nearMisses/" + i2+"/method",schemaPath:"contract:sandbox/NearMiss#/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data36.path !== undefined){
if(typeof data36.path !== "string"){
const err90 = {instancePath:instancePath+"/nearMisses/" + i2+"/path",schemaPath:"contract:sandbox/NearMiss#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data36.why !== undefined){
if(typeof data36.why !== "string"){
const err91 = {instancePath:instancePath+"/nearMisses/" + i2+"/why",schemaPath:"contract:sandbox/NearMiss#/properties/why/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
else {
const err92 = {instancePath:instancePath+"/nearMisses/" + i2,schemaPath:"contract:sandbox/NearMiss#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
else {
const err93 = {instancePath:instancePath+"/nearMisses",schemaPath:"#/properties/nearMisses/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data.due !== undefined){
let data41 = data.due;
if(Array.isArray(data41)){
const len3 = data41.length;
for(let i3=0; i3<len3; i3++){
if(errors >= 2000) break;
if(!(validate142(data41[i3], {instancePath:instancePath+"/due/" + i3,parentData:data41,parentDataProperty:i3,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate142.errors);
errors = vErrors.length;
}
}
}
else {
const err94 = {instancePath:instancePath+"/due",schemaPath:"#/properties/due/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data.faults !== undefined){
let data43 = data.faults;
if(Array.isArray(data43)){
const len4 = data43.length;
for(let i4=0; i4<len4; i4++){
if(errors >= 2000) break;
if(typeof data43[i4] !== "string"){
const err95 = {instancePath:instancePath+"/faults/" + i4,schemaPath:"#/properties/faults/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
else {
const err96 = {instancePath:instancePath+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
else {
const err97 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
validate141.errors = vErrors;
return errors === 0;
}
validate141.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate140.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kept === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kept"},message:"must have required property '"+"kept"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.dropped === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dropped"},message:"must have required property '"+"dropped"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.entries === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entries"},message:"must have required property '"+"entries"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(((key0 === "kept") || (key0 === "dropped")) || (key0 === "entries"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.kept !== undefined){
let data0 = data.kept;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/kept",schemaPath:"#/properties/kept/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.dropped !== undefined){
let data1 = data.dropped;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/dropped",schemaPath:"#/properties/dropped/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.entries !== undefined){
let data2 = data.entries;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
if(!(validate141(data2[i0], {instancePath:instancePath+"/entries/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate141.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate140.errors = vErrors;
return errors === 0;
}
validate140.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate139.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate140(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate140.errors);
errors = vErrors.length;
}
validate139.errors = vErrors;
return errors === 0;
}
validate139.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v37 = validate146;
const schema202 = {"$ref":"contract:sandbox/TenantList#"};
const schema203 = {"type":"object","description":"The tenants of the sandbox, each with its own data.","required":["tenants"],"properties":{"quarantined":{"type":"array","description":"The tenants whose stored data cannot be read. This list is absent if the data of all tenants can be read.","items":{"$ref":"contract:sandbox/QuarantinedTenant#"},"x-basis":"assumed","x-decision":"D-89"},"tenants":{"type":"array","description":"The tenants in the order of their creation.","items":{"$ref":"contract:sandbox/TenantSummary#"},"x-basis":"assumed","x-decision":"D-91"}},"additionalProperties":false};
const schema204 = {"type":"object","description":"A tenant whose stored data cannot be read. Requests of a quarantined tenant are refused with 503 until its data is repaired.","required":["id","reason"],"properties":{"id":{"type":"string","description":"The name of the tenant.","x-basis":"assumed","x-decision":"D-89"},"reason":{"type":"string","description":"An error message that identifies the damaged data of the tenant.","x-basis":"assumed","x-decision":"D-89"}},"additionalProperties":false};
const schema205 = {"type":"object","description":"The name of a tenant, the time on its clock, its expiry time, and the number of its rows.","required":["id","now","expiresAt","counts"],"properties":{"id":{"type":"string","description":"The name of the tenant.","x-basis":"assumed","x-decision":"D-91"},"now":{"type":"string","format":"date-time","description":"The current time on the tenant's clock.","x-basis":"assumed","x-decision":"D-91"},"expiresAt":{"type":["string","null"],"format":"date-time","description":"The time at which the sandbox deletes the tenant, or null if the tenant does not expire. The time is on the clock of the sandbox's machine.","x-basis":"assumed","x-decision":"D-91"},"counts":{"type":"object","description":"The number of rows in each collection of tenant data, for example in the collection `users`.","additionalProperties":{"type":"integer"},"x-basis":"assumed","x-decision":"D-94"}},"additionalProperties":false};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate147.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tenants === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tenants"},message:"must have required property '"+"tenants"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((key0 === "quarantined") || (key0 === "tenants"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.quarantined !== undefined){
let data0 = data.quarantined;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err2 = {instancePath:instancePath+"/quarantined/" + i0,schemaPath:"contract:sandbox/QuarantinedTenant#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.reason === undefined){
const err3 = {instancePath:instancePath+"/quarantined/" + i0,schemaPath:"contract:sandbox/QuarantinedTenant#/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data1){
if(errors >= 2000) break;
if(!((key1 === "id") || (key1 === "reason"))){
const err4 = {instancePath:instancePath+"/quarantined/" + i0,schemaPath:"contract:sandbox/QuarantinedTenant#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.id !== undefined){
if(typeof data1.id !== "string"){
const err5 = {instancePath:instancePath+"/quarantined/" + i0+"/id",schemaPath:"contract:sandbox/QuarantinedTenant#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.reason !== undefined){
if(typeof data1.reason !== "string"){
const err6 = {instancePath:instancePath+"/quarantined/" + i0+"/reason",schemaPath:"contract:sandbox/QuarantinedTenant#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/quarantined/" + i0,schemaPath:"contract:sandbox/QuarantinedTenant#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/quarantined",schemaPath:"#/properties/quarantined/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.tenants !== undefined){
let data4 = data.tenants;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(errors >= 2000) break;
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.id === undefined){
const err9 = {instancePath:instancePath+"/tenants/" + i1,schemaPath:"contract:sandbox/TenantSummary#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5.now === undefined){
const err10 = {instancePath:instancePath+"/tenants/" + i1,schemaPath:"contract:sandbox/TenantSummary#/required",keyword:"required",params:{missingProperty: "now"},message:"must have required property '"+"now"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data5.expiresAt === undefined){
const err11 = {instancePath:instancePath+"/tenants/" + i1,schemaPath:"contract:sandbox/TenantSummary#/required",keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data5.counts === undefined){
const err12 = {instancePath:instancePath+"/tenants/" + i1,schemaPath:"contract:sandbox/TenantSummary#/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key2 in data5){
if(errors >= 2000) break;
if(!((((key2 === "id") || (key2 === "now")) || (key2 === "expiresAt")) || (key2 === "counts"))){
const err13 = {instancePath:instancePath+"/tenants/" + i1,schemaPath:"contract:sandbox/TenantSummary#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data5.id !== undefined){
if(typeof data5.id !== "string"){
const err14 = {instancePath:instancePath+"/tenants/" + i1+"/id",schemaPath:"contract:sandbox/TenantSummary#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data5.now !== undefined){
let data7 = data5.now;
if(typeof data7 === "string"){
if(!(formats0.validate(data7))){
const err15 = {instancePath:instancePath+"/tenants/" + i1+"/now",schemaPath:"contract:sandbox/TenantSummary#/properties/now/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/tenants/" + i1+"/now",schemaPath:"contract:sandbox/TenantSummary#/properties/now/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data5.expiresAt !== undefined){
let data8 = data5.expiresAt;
if((typeof data8 !== "string") && (data8 !== null)){
const err17 = {instancePath:instancePath+"/tenants/" + i1+"/expiresAt",schemaPath:"contract:sandbox/TenantSummary#/properties/expiresAt/type",keyword:"type",params:{type: schema205.properties.expiresAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(typeof data8 === "string"){
if(!(formats0.validate(data8))){
const err18 = {instancePath:instancePath+"/tenants/" + i1+"/expiresAt",schemaPath:"contract:sandbox/TenantSummary#/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data5.counts !== undefined){
let data9 = data5.counts;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key3 in data9){
if(errors >= 2000) break;
let data10 = data9[key3];
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err19 = {instancePath:instancePath+"/tenants/" + i1+"/counts/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"contract:sandbox/TenantSummary#/properties/counts/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/tenants/" + i1+"/counts",schemaPath:"contract:sandbox/TenantSummary#/properties/counts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/tenants/" + i1,schemaPath:"contract:sandbox/TenantSummary#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/tenants",schemaPath:"#/properties/tenants/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}
validate147.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate146.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate147(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate147.errors);
errors = vErrors.length;
}
validate146.errors = vErrors;
return errors === 0;
}
validate146.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v38 = validate149;
const schema206 = {"type":"object","required":["location"],"properties":{"location":{"type":"string","format":"uri-reference"}}};

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate149.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.location === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "location"},message:"must have required property '"+"location"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.location !== undefined){
let data0 = data.location;
if(typeof data0 === "string"){
if(!(formats2.test(data0))){
const err1 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/format",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate149.errors = vErrors;
return errors === 0;
}
validate149.evaluated = {"props":{"location":true},"dynamicProps":false,"dynamicItems":false};

exports.v39 = validate150;
const schema207 = {"$ref":"contract:sandbox/CreatedTenant#"};
const schema208 = {"type":"object","description":"A new tenant and its API keys.","required":["id","apiKeys"],"properties":{"id":{"$ref":"contract:sandbox/TenantId#"},"apiKeys":{"type":"object","description":"One API key per role.","required":["superAdmin","admin","user"],"x-basis":"assumed","x-decision":"D-91","properties":{"superAdmin":{"type":"string","description":"The API key of a super-admin.","x-basis":"assumed","x-decision":"D-91"},"admin":{"type":"string","description":"The API key of an admin.","x-basis":"assumed","x-decision":"D-91"},"user":{"type":"string","description":"The API key of a user without administration rights.","x-basis":"assumed","x-decision":"D-91"}},"additionalProperties":false}},"additionalProperties":false};
const schema209 = {"type":"string","description":"The name of a tenant: lower-case letters, digits and single hyphens between them, at most 63 characters.","minLength":1,"maxLength":63,"x-limits":{"tenantName":"maxLength"},"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","x-wanted":"must be 1 to 63 lower-case letters and digits with single hyphens between them","x-basis":"assumed","x-decision":"D-91"};
const pattern57 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate151.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.apiKeys === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "apiKeys"},message:"must have required property '"+"apiKeys"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((key0 === "id") || (key0 === "apiKeys"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 63){
const err3 = {instancePath:instancePath+"/id",schemaPath:"contract:sandbox/TenantId#/maxLength",keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/id",schemaPath:"contract:sandbox/TenantId#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern57.test(data0)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"contract:sandbox/TenantId#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/id",schemaPath:"contract:sandbox/TenantId#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.apiKeys !== undefined){
let data1 = data.apiKeys;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.superAdmin === undefined){
const err7 = {instancePath:instancePath+"/apiKeys",schemaPath:"#/properties/apiKeys/required",keyword:"required",params:{missingProperty: "superAdmin"},message:"must have required property '"+"superAdmin"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.admin === undefined){
const err8 = {instancePath:instancePath+"/apiKeys",schemaPath:"#/properties/apiKeys/required",keyword:"required",params:{missingProperty: "admin"},message:"must have required property '"+"admin"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.user === undefined){
const err9 = {instancePath:instancePath+"/apiKeys",schemaPath:"#/properties/apiKeys/required",keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data1){
if(errors >= 2000) break;
if(!(((key1 === "superAdmin") || (key1 === "admin")) || (key1 === "user"))){
const err10 = {instancePath:instancePath+"/apiKeys",schemaPath:"#/properties/apiKeys/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.superAdmin !== undefined){
if(typeof data1.superAdmin !== "string"){
const err11 = {instancePath:instancePath+"/apiKeys/superAdmin",schemaPath:"#/properties/apiKeys/properties/superAdmin/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.admin !== undefined){
if(typeof data1.admin !== "string"){
const err12 = {instancePath:instancePath+"/apiKeys/admin",schemaPath:"#/properties/apiKeys/properties/admin/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.user !== undefined){
if(typeof data1.user !== "string"){
const err13 = {instancePath:instancePath+"/apiKeys/user",schemaPath:"#/properties/apiKeys/properties/user/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/apiKeys",schemaPath:"#/properties/apiKeys/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}
validate151.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate150.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate151(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate151.errors);
errors = vErrors.length;
}
validate150.errors = vErrors;
return errors === 0;
}
validate150.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v40 = validate153;
const schema210 = {"$ref":"contract:sandbox/Tenant#"};
const schema211 = {"type":"object","description":"A tenant with its settings. The response lists API keys by name, without their secret values.","required":["id","now","expiresAt","settings","apiKeys","defaultKeys","counts"],"properties":{"id":{"$ref":"contract:sandbox/TenantId#"},"now":{"type":"string","format":"date-time","description":"The current time on the tenant's clock.","x-basis":"assumed","x-decision":"D-91"},"expiresAt":{"type":["string","null"],"format":"date-time","description":"The time at which the sandbox deletes the tenant, or null if the tenant does not expire. The time is on the clock of the sandbox's machine.","x-basis":"assumed","x-decision":"D-91"},"settings":{"$ref":"contract:sandbox/TenantSettings#"},"apiKeys":{"type":"array","description":"The API keys by name.","x-basis":"assumed","x-decision":"D-91","items":{"$ref":"contract:sandbox/ApiKey#"}},"defaultKeys":{"type":"array","description":"The names of the API keys that have the default value. The default value of an API key is the name of the tenant, the name of the API key and `key`, joined by hyphens. A seed can give API keys other values.","x-basis":"assumed","x-decision":"D-91","items":{"type":"string"}},"counts":{"type":"object","description":"The number of rows in each collection of tenant data, for example in the collection `users`.","additionalProperties":{"type":"integer"},"x-basis":"assumed","x-decision":"D-94"}},"additionalProperties":false};
const schema213 = {"type":"object","description":"The settings of a tenant.","required":["adminAccessApi","hrManagedRoles","rateLimit","limits"],"x-basis":"assumed","x-decision":"D-91","properties":{"adminAccessApi":{"type":"boolean","description":"Whether the feature flag `admin-access-api` is on.","x-basis":"assumed","x-decision":"D-05"},"hrManagedRoles":{"type":"boolean","description":"Whether an external HR system manages the roles of the tenant's users.","x-basis":"assumed","x-decision":"D-45"},"rateLimit":{"$ref":"contract:sandbox/RateLimit#"},"limits":{"$ref":"contract:sandbox/Limits#"}},"additionalProperties":false};
const schema214 = {"type":["object","null"],"description":"The number of requests that the tenant may make in a period, or null for no limit. The number of allowed requests refills evenly on the tenant's clock.","required":["requests","per"],"additionalProperties":false,"x-basis":"assumed","x-decision":"D-91","properties":{"requests":{"type":"integer","description":"The maximum number of requests that the tenant may send at one moment.","minimum":1,"maximum":1000000,"x-basis":"assumed","x-decision":"D-91"},"per":{"type":["string","integer"],"description":"The period in which the number of allowed requests refills completely, at least one millisecond. The period is a duration without leading zeros and zero parts, or `second`, `minute`, `hour` or `day`. Responses contain the period in its shortest form.","minimum":1,"maximum":999999999999,"x-limits":{"duration":"maximum"},"pattern":"^(?:second|minute|hour|day|[1-9][0-9]{0,11} ?ms|[1-9][0-9]{0,8} ?(?:s|sec|seconds?)|[1-9][0-9]{0,6} ?(?:m|min|minutes?)|[1-9][0-9]{0,4} ?(?:h|hours?)|[1-9][0-9]{0,3} ?(?:d|days?)|P(?:[1-9][0-9]{0,3}D(?:T(?:[1-9][0-9]{0,3}H(?:[1-9][0-9]{0,4}M)?(?:[1-9][0-9]{0,6}S)?|[1-9][0-9]{0,4}M(?:[1-9][0-9]{0,6}S)?|[1-9][0-9]{0,6}S))?|T(?:[1-9][0-9]{0,3}H(?:[1-9][0-9]{0,4}M)?(?:[1-9][0-9]{0,6}S)?|[1-9][0-9]{0,4}M(?:[1-9][0-9]{0,6}S)?|[1-9][0-9]{0,6}S)))$","x-wanted":"must be second, minute, hour, day or a duration from 1 ms such as \"10s\", \"PT10S\" or 10000 (milliseconds), with at most 12 digits of ms (31 years), 9 of s (31 years), 7 of m (19 years), 5 of h (11 years) or 4 of d (27 years)","x-basis":"assumed","x-decision":"D-91"}}};
const schema215 = {"type":"object","description":"The limits of a tenant.","required":["pageSize","uploadBytes","journalEntries"],"additionalProperties":false,"x-basis":"assumed","x-decision":"D-91","properties":{"pageSize":{"type":"integer","description":"The maximum page size, 200 by default. The default page size is 50, or the maximum page size if the maximum is below 50.","minimum":1,"maximum":200,"x-limits":{"pageSize":"maximum","usualPageSize":50},"x-basis":"assumed","x-decision":"D-91"},"uploadBytes":{"type":"integer","description":"The maximum size of an uploaded file in bytes, 104857600 by default. If the limit of an operation is lower, the limit of the operation applies.","minimum":1,"maximum":104857600,"x-limits":{"documentBytes":"maximum"},"x-basis":"assumed","x-decision":"D-91"},"journalEntries":{"type":"integer","description":"The maximum number of requests that the request journal stores, 200 by default.","minimum":0,"maximum":10000,"x-limits":{"usualJournalEntries":200},"x-basis":"assumed","x-decision":"D-98"}}};
const pattern59 = new RegExp("^(?:second|minute|hour|day|[1-9][0-9]{0,11} ?ms|[1-9][0-9]{0,8} ?(?:s|sec|seconds?)|[1-9][0-9]{0,6} ?(?:m|min|minutes?)|[1-9][0-9]{0,4} ?(?:h|hours?)|[1-9][0-9]{0,3} ?(?:d|days?)|P(?:[1-9][0-9]{0,3}D(?:T(?:[1-9][0-9]{0,3}H(?:[1-9][0-9]{0,4}M)?(?:[1-9][0-9]{0,6}S)?|[1-9][0-9]{0,4}M(?:[1-9][0-9]{0,6}S)?|[1-9][0-9]{0,6}S))?|T(?:[1-9][0-9]{0,3}H(?:[1-9][0-9]{0,4}M)?(?:[1-9][0-9]{0,6}S)?|[1-9][0-9]{0,4}M(?:[1-9][0-9]{0,6}S)?|[1-9][0-9]{0,6}S)))$", "u");

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate155.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.adminAccessApi === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "adminAccessApi"},message:"must have required property '"+"adminAccessApi"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.hrManagedRoles === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hrManagedRoles"},message:"must have required property '"+"hrManagedRoles"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.rateLimit === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rateLimit"},message:"must have required property '"+"rateLimit"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.limits === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "limits"},message:"must have required property '"+"limits"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((((key0 === "adminAccessApi") || (key0 === "hrManagedRoles")) || (key0 === "rateLimit")) || (key0 === "limits"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.adminAccessApi !== undefined){
if(typeof data.adminAccessApi !== "boolean"){
const err5 = {instancePath:instancePath+"/adminAccessApi",schemaPath:"#/properties/adminAccessApi/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.hrManagedRoles !== undefined){
if(typeof data.hrManagedRoles !== "boolean"){
const err6 = {instancePath:instancePath+"/hrManagedRoles",schemaPath:"#/properties/hrManagedRoles/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.rateLimit !== undefined){
let data2 = data.rateLimit;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
const err7 = {instancePath:instancePath+"/rateLimit",schemaPath:"contract:sandbox/RateLimit#/type",keyword:"type",params:{type: schema214.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.requests === undefined){
const err8 = {instancePath:instancePath+"/rateLimit",schemaPath:"contract:sandbox/RateLimit#/required",keyword:"required",params:{missingProperty: "requests"},message:"must have required property '"+"requests"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.per === undefined){
const err9 = {instancePath:instancePath+"/rateLimit",schemaPath:"contract:sandbox/RateLimit#/required",keyword:"required",params:{missingProperty: "per"},message:"must have required property '"+"per"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data2){
if(errors >= 2000) break;
if(!((key1 === "requests") || (key1 === "per"))){
const err10 = {instancePath:instancePath+"/rateLimit",schemaPath:"contract:sandbox/RateLimit#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.requests !== undefined){
let data3 = data2.requests;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/rateLimit/requests",schemaPath:"contract:sandbox/RateLimit#/properties/requests/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/rateLimit/requests",schemaPath:"contract:sandbox/RateLimit#/properties/requests/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/rateLimit/requests",schemaPath:"contract:sandbox/RateLimit#/properties/requests/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data2.per !== undefined){
let data4 = data2.per;
if((typeof data4 !== "string") && (!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4))))){
const err14 = {instancePath:instancePath+"/rateLimit/per",schemaPath:"contract:sandbox/RateLimit#/properties/per/type",keyword:"type",params:{type: schema214.properties.per.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 999999999999 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/rateLimit/per",schemaPath:"contract:sandbox/RateLimit#/properties/per/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999},message:"must be <= 999999999999"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/rateLimit/per",schemaPath:"contract:sandbox/RateLimit#/properties/per/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(typeof data4 === "string"){
if(!pattern59.test(data4)){
const err17 = {instancePath:instancePath+"/rateLimit/per",schemaPath:"contract:sandbox/RateLimit#/properties/per/pattern",keyword:"pattern",params:{pattern: "^(?:second|minute|hour|day|[1-9][0-9]{0,11} ?ms|[1-9][0-9]{0,8} ?(?:s|sec|seconds?)|[1-9][0-9]{0,6} ?(?:m|min|minutes?)|[1-9][0-9]{0,4} ?(?:h|hours?)|[1-9][0-9]{0,3} ?(?:d|days?)|P(?:[1-9][0-9]{0,3}D(?:T(?:[1-9][0-9]{0,3}H(?:[1-9][0-9]{0,4}M)?(?:[1-9][0-9]{0,6}S)?|[1-9][0-9]{0,4}M(?:[1-9][0-9]{0,6}S)?|[1-9][0-9]{0,6}S))?|T(?:[1-9][0-9]{0,3}H(?:[1-9][0-9]{0,4}M)?(?:[1-9][0-9]{0,6}S)?|[1-9][0-9]{0,4}M(?:[1-9][0-9]{0,6}S)?|[1-9][0-9]{0,6}S)))$"},message:"must match pattern \""+"^(?:second|minute|hour|day|[1-9][0-9]{0,11} ?ms|[1-9][0-9]{0,8} ?(?:s|sec|seconds?)|[1-9][0-9]{0,6} ?(?:m|min|minutes?)|[1-9][0-9]{0,4} ?(?:h|hours?)|[1-9][0-9]{0,3} ?(?:d|days?)|P(?:[1-9][0-9]{0,3}D(?:T(?:[1-9][0-9]{0,3}H(?:[1-9][0-9]{0,4}M)?(?:[1-9][0-9]{0,6}S)?|[1-9][0-9]{0,4}M(?:[1-9][0-9]{0,6}S)?|[1-9][0-9]{0,6}S))?|T(?:[1-9][0-9]{0,3}H(?:[1-9][0-9]{0,4}M)?(?:[1-9][0-9]{0,6}S)?|[1-9][0-9]{0,4}M(?:[1-9][0-9]{0,6}S)?|[1-9][0-9]{0,6}S)))$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
}
if(data.limits !== undefined){
let data5 = data.limits;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.pageSize === undefined){
const err18 = {instancePath:instancePath+"/limits",schemaPath:"contract:sandbox/Limits#/required",keyword:"required",params:{missingProperty: "pageSize"},message:"must have required property '"+"pageSize"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5.uploadBytes === undefined){
const err19 = {instancePath:instancePath+"/limits",schemaPath:"contract:sandbox/Limits#/required",keyword:"required",params:{missingProperty: "uploadBytes"},message:"must have required property '"+"uploadBytes"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data5.journalEntries === undefined){
const err20 = {instancePath:instancePath+"/limits",schemaPath:"contract:sandbox/Limits#/required",keyword:"required",params:{missingProperty: "journalEntries"},message:"must have required property '"+"journalEntries"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key2 in data5){
if(errors >= 2000) break;
if(!(((key2 === "pageSize") || (key2 === "uploadBytes")) || (key2 === "journalEntries"))){
const err21 = {instancePath:instancePath+"/limits",schemaPath:"contract:sandbox/Limits#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data5.pageSize !== undefined){
let data6 = data5.pageSize;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err22 = {instancePath:instancePath+"/limits/pageSize",schemaPath:"contract:sandbox/Limits#/properties/pageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 200 || isNaN(data6)){
const err23 = {instancePath:instancePath+"/limits/pageSize",schemaPath:"contract:sandbox/Limits#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err24 = {instancePath:instancePath+"/limits/pageSize",schemaPath:"contract:sandbox/Limits#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data5.uploadBytes !== undefined){
let data7 = data5.uploadBytes;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err25 = {instancePath:instancePath+"/limits/uploadBytes",schemaPath:"contract:sandbox/Limits#/properties/uploadBytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 104857600 || isNaN(data7)){
const err26 = {instancePath:instancePath+"/limits/uploadBytes",schemaPath:"contract:sandbox/Limits#/properties/uploadBytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 104857600},message:"must be <= 104857600"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err27 = {instancePath:instancePath+"/limits/uploadBytes",schemaPath:"contract:sandbox/Limits#/properties/uploadBytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data5.journalEntries !== undefined){
let data8 = data5.journalEntries;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err28 = {instancePath:instancePath+"/limits/journalEntries",schemaPath:"contract:sandbox/Limits#/properties/journalEntries/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 10000 || isNaN(data8)){
const err29 = {instancePath:instancePath+"/limits/journalEntries",schemaPath:"contract:sandbox/Limits#/properties/journalEntries/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err30 = {instancePath:instancePath+"/limits/journalEntries",schemaPath:"contract:sandbox/Limits#/properties/journalEntries/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
}
else {
const err31 = {instancePath:instancePath+"/limits",schemaPath:"contract:sandbox/Limits#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate155.errors = vErrors;
return errors === 0;
}
validate155.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema216 = {"type":"object","description":"An API key without its secret value.","required":["name","role","userId","revoked"],"properties":{"name":{"type":"string","description":"The name of the API key. Requests that revoke the API key contain this name.","x-basis":"assumed","x-decision":"D-91"},"role":{"$ref":"contract:sandbox/Role#"},"userId":{"type":"string","description":"The id of the user to whom the access tokens of the API key belong.","x-basis":"assumed","x-decision":"D-91"},"revoked":{"type":"boolean","description":"Whether the API key was revoked.","x-basis":"assumed","x-decision":"D-91"}},"additionalProperties":false};
const schema217 = {"type":"string","enum":["super-admin","admin","user"],"description":"The role of the caller. The access tokens of an API key contain the role of the API key.","x-basis":"assumed","x-decision":"D-91"};

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate157.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.role === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.userId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userId"},message:"must have required property '"+"userId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.revoked === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "revoked"},message:"must have required property '"+"revoked"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((((key0 === "name") || (key0 === "role")) || (key0 === "userId")) || (key0 === "revoked"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err5 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.role !== undefined){
let data1 = data.role;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/role",schemaPath:"contract:sandbox/Role#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data1 === "super-admin") || (data1 === "admin")) || (data1 === "user"))){
const err7 = {instancePath:instancePath+"/role",schemaPath:"contract:sandbox/Role#/enum",keyword:"enum",params:{allowedValues: schema217.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.userId !== undefined){
if(typeof data.userId !== "string"){
const err8 = {instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.revoked !== undefined){
if(typeof data.revoked !== "boolean"){
const err9 = {instancePath:instancePath+"/revoked",schemaPath:"#/properties/revoked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate157.errors = vErrors;
return errors === 0;
}
validate157.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate154.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.now === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "now"},message:"must have required property '"+"now"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.expiresAt === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.settings === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "settings"},message:"must have required property '"+"settings"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.apiKeys === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "apiKeys"},message:"must have required property '"+"apiKeys"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.defaultKeys === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "defaultKeys"},message:"must have required property '"+"defaultKeys"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.counts === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(((((((key0 === "id") || (key0 === "now")) || (key0 === "expiresAt")) || (key0 === "settings")) || (key0 === "apiKeys")) || (key0 === "defaultKeys")) || (key0 === "counts"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) > 63){
const err8 = {instancePath:instancePath+"/id",schemaPath:"contract:sandbox/TenantId#/maxLength",keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data0) < 1){
const err9 = {instancePath:instancePath+"/id",schemaPath:"contract:sandbox/TenantId#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern57.test(data0)){
const err10 = {instancePath:instancePath+"/id",schemaPath:"contract:sandbox/TenantId#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/id",schemaPath:"contract:sandbox/TenantId#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.now !== undefined){
let data1 = data.now;
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
const err12 = {instancePath:instancePath+"/now",schemaPath:"#/properties/now/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/now",schemaPath:"#/properties/now/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.expiresAt !== undefined){
let data2 = data.expiresAt;
if((typeof data2 !== "string") && (data2 !== null)){
const err14 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: schema211.properties.expiresAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
const err15 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.settings !== undefined){
if(!(validate155(data.settings, {instancePath:instancePath+"/settings",parentData:data,parentDataProperty:"settings",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate155.errors);
errors = vErrors.length;
}
}
if(data.apiKeys !== undefined){
let data4 = data.apiKeys;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
if(!(validate157(data4[i0], {instancePath:instancePath+"/apiKeys/" + i0,parentData:data4,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate157.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/apiKeys",schemaPath:"#/properties/apiKeys/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.defaultKeys !== undefined){
let data6 = data.defaultKeys;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(errors >= 2000) break;
if(typeof data6[i1] !== "string"){
const err17 = {instancePath:instancePath+"/defaultKeys/" + i1,schemaPath:"#/properties/defaultKeys/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/defaultKeys",schemaPath:"#/properties/defaultKeys/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.counts !== undefined){
let data8 = data.counts;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key1 in data8){
if(errors >= 2000) break;
let data9 = data8[key1];
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err19 = {instancePath:instancePath+"/counts/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/counts/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate154.errors = vErrors;
return errors === 0;
}
validate154.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate153.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate154(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate154.errors);
errors = vErrors.length;
}
validate153.errors = vErrors;
return errors === 0;
}
validate153.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v41 = validate160;
const schema218 = {"$ref":"contract:sandbox/TenantToken#"};
const schema219 = {"type":"object","description":"An access token for the administration interface and the documents interface.","required":["token","role","userId","expiresAt"],"properties":{"token":{"type":"string","description":"The access token to send in the header `Authorization`.","x-basis":"assumed","x-decision":"D-91"},"role":{"$ref":"contract:sandbox/Role#"},"userId":{"type":"string","description":"The id of the user.","x-basis":"assumed","x-decision":"D-91"},"expiresAt":{"type":"string","format":"date-time","description":"The time on the tenant's clock at which the access token expires.","x-basis":"assumed","x-decision":"D-91"}},"additionalProperties":false};

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate161.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.role === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.userId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "userId"},message:"must have required property '"+"userId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.expiresAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((((key0 === "token") || (key0 === "role")) || (key0 === "userId")) || (key0 === "expiresAt"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.token !== undefined){
if(typeof data.token !== "string"){
const err5 = {instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.role !== undefined){
let data1 = data.role;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/role",schemaPath:"contract:sandbox/Role#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((data1 === "super-admin") || (data1 === "admin")) || (data1 === "user"))){
const err7 = {instancePath:instancePath+"/role",schemaPath:"contract:sandbox/Role#/enum",keyword:"enum",params:{allowedValues: schema217.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.userId !== undefined){
if(typeof data.userId !== "string"){
const err8 = {instancePath:instancePath+"/userId",schemaPath:"#/properties/userId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.expiresAt !== undefined){
let data3 = data.expiresAt;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
const err9 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate161.errors = vErrors;
return errors === 0;
}
validate161.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate160.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate161(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate161.errors);
errors = vErrors.length;
}
validate160.errors = vErrors;
return errors === 0;
}
validate160.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v42 = validate163;
const schema221 = {"$ref":"contract:sandbox/TenantSummary#"};

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate163.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"contract:sandbox/TenantSummary#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.now === undefined){
const err1 = {instancePath,schemaPath:"contract:sandbox/TenantSummary#/required",keyword:"required",params:{missingProperty: "now"},message:"must have required property '"+"now"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.expiresAt === undefined){
const err2 = {instancePath,schemaPath:"contract:sandbox/TenantSummary#/required",keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.counts === undefined){
const err3 = {instancePath,schemaPath:"contract:sandbox/TenantSummary#/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((((key0 === "id") || (key0 === "now")) || (key0 === "expiresAt")) || (key0 === "counts"))){
const err4 = {instancePath,schemaPath:"contract:sandbox/TenantSummary#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err5 = {instancePath:instancePath+"/id",schemaPath:"contract:sandbox/TenantSummary#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.now !== undefined){
let data1 = data.now;
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
const err6 = {instancePath:instancePath+"/now",schemaPath:"contract:sandbox/TenantSummary#/properties/now/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/now",schemaPath:"contract:sandbox/TenantSummary#/properties/now/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.expiresAt !== undefined){
let data2 = data.expiresAt;
if((typeof data2 !== "string") && (data2 !== null)){
const err8 = {instancePath:instancePath+"/expiresAt",schemaPath:"contract:sandbox/TenantSummary#/properties/expiresAt/type",keyword:"type",params:{type: schema205.properties.expiresAt.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
const err9 = {instancePath:instancePath+"/expiresAt",schemaPath:"contract:sandbox/TenantSummary#/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.counts !== undefined){
let data3 = data.counts;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
if(errors >= 2000) break;
let data4 = data3[key1];
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err10 = {instancePath:instancePath+"/counts/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"contract:sandbox/TenantSummary#/properties/counts/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/counts",schemaPath:"contract:sandbox/TenantSummary#/properties/counts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"contract:sandbox/TenantSummary#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate163.errors = vErrors;
return errors === 0;
}
validate163.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v43 = validate164;
const schema223 = {"$ref":"contract:sandbox/TenantState#"};
const schema224 = {"type":"object","description":"All rows of a tenant except API keys. Each collection is an array, sorted by id or name.","required":["tenant","now","users","departments","folders","grants","roles","jobs","imports","fields","provisions","documents","directory"],"properties":{"tenant":{"type":"string","description":"The name of the tenant.","x-basis":"assumed","x-decision":"D-94"},"now":{"type":"string","format":"date-time","description":"The time of the tenant's clock. The sandbox has applied every change of status that is due at this time.","x-basis":"assumed","x-decision":"D-94"},"users":{"type":"array","description":"All users, including deleted ones, with the attributes of the administration interface except computed names.","x-basis":"assumed","x-decision":"D-94","items":{"type":"object","required":["id","email","status","roleId"],"additionalProperties":true,"properties":{"id":{"type":"string","description":"The id of the user.","x-basis":"assumed","x-decision":"D-94"},"email":{"type":"string","description":"The e-mail address of the user.","x-basis":"assumed","x-decision":"D-94"},"status":{"type":"string","description":"The status of the user, which is `active` or `deleted`.","x-basis":"assumed","x-decision":"D-94"},"roleId":{"type":["string","null"],"description":"The id of the user's role, or null if the user has no role.","x-basis":"assumed","x-decision":"D-94"}}}},"departments":{"type":"array","description":"The departments of the tenant. Path and depth are omitted, because they result from the parent departments.","x-basis":"assumed","x-decision":"D-94","items":{"type":"object","required":["id","name","parentDepartment"],"properties":{"id":{"type":"string","description":"The id of the department.","x-basis":"assumed","x-decision":"D-94"},"name":{"type":"string","description":"The name.","x-basis":"assumed","x-decision":"D-94"},"parentDepartment":{"type":["string","null"],"description":"The id of the parent department, or null at the top level.","x-basis":"assumed","x-decision":"D-94"}},"additionalProperties":false}},"folders":{"type":"array","description":"The folders of the tenant, including the root folder.","x-basis":"assumed","x-decision":"D-94","items":{"type":"object","required":["id","name","parent","path"],"properties":{"id":{"type":"string","description":"The id of the folder.","x-basis":"assumed","x-decision":"D-94"},"name":{"type":"string","description":"The name.","x-basis":"assumed","x-decision":"D-94"},"parent":{"type":["string","null"],"description":"The id of the parent folder, or null for the root folder.","x-basis":"assumed","x-decision":"D-94"},"path":{"type":"string","description":"The absolute path of the folder, for example `/Suppliers/2026`.","x-basis":"assumed","x-decision":"D-94"}},"additionalProperties":false}},"grants":{"type":"array","description":"Permissions that are granted directly on a folder. Subfolders inherit the permissions.","x-basis":"assumed","x-decision":"D-94","items":{"type":"object","required":["id","folderId","principalType","principalId","permission"],"properties":{"id":{"type":"string","description":"The id of the grant.","x-basis":"assumed","x-decision":"D-94"},"folderId":{"type":"string","description":"The id of the folder.","x-basis":"assumed","x-decision":"D-94"},"principalType":{"type":"string","description":"The type of the principal, which is `user`, `department` or `role`.","x-basis":"assumed","x-decision":"D-94"},"principalId":{"type":"string","description":"The id of the principal.","x-basis":"assumed","x-decision":"D-94"},"permission":{"type":"string","description":"The permission on the folder, which is `view`, `edit` or `manage`.","x-basis":"assumed","x-decision":"D-94"}},"additionalProperties":false}},"roles":{"type":"array","description":"The roles of the tenant, including system roles.","x-basis":"assumed","x-decision":"D-94","items":{"type":"object","required":["id","name","type","description"],"properties":{"id":{"type":"string","description":"The id of the role.","x-basis":"assumed","x-decision":"D-94"},"name":{"type":"string","description":"The name.","x-basis":"assumed","x-decision":"D-94"},"type":{"type":"string","description":"The type of the role, which is `custom` or `system`.","x-basis":"assumed","x-decision":"D-94"},"description":{"type":["string","null"],"description":"The description of the role, or null if the role has no description.","x-basis":"assumed","x-decision":"D-94"}},"additionalProperties":false}},"jobs":{"type":"array","description":"The jobs with the attributes of the administration interface, their submitted data (`payload`) and their job plan.","x-basis":"assumed","x-decision":"D-94","items":{"type":"object","required":["id","kind","status"],"additionalProperties":true,"properties":{"id":{"type":"string","description":"The id of the job.","x-basis":"assumed","x-decision":"D-94"},"kind":{"type":"string","description":"The kind of the job.","x-basis":"assumed","x-decision":"D-94"},"status":{"type":"string","description":"The status of the job.","x-basis":"assumed","x-decision":"D-94"}}}},"imports":{"type":"array","description":"The import processes. Each import process has the attributes of the administration interface and its job plan.","x-basis":"assumed","x-decision":"D-94","items":{"type":"object","required":["id","status"],"additionalProperties":true,"properties":{"id":{"type":"string","description":"The id of the import process.","x-basis":"assumed","x-decision":"D-94"},"status":{"type":"string","description":"The status of the import process.","x-basis":"assumed","x-decision":"D-94"}}}},"fields":{"type":"array","description":"The definitions of the fields that documents can have.","x-basis":"assumed","x-decision":"D-94","items":{"type":"object","required":["name"],"additionalProperties":true,"properties":{"name":{"type":"string","description":"The name of the field.","x-basis":"assumed","x-decision":"D-94"}}}},"provisions":{"type":"array","description":"The provisions, each with the id and the status of its provision record.","x-basis":"assumed","x-decision":"D-94","items":{"type":"object","required":["name","recordId","status"],"additionalProperties":true,"properties":{"name":{"type":"string","description":"The name of the provision.","x-basis":"assumed","x-decision":"D-94"},"recordId":{"type":["string","null"],"description":"The id of the provision record, or null if no provision record exists.","x-basis":"assumed","x-decision":"D-94"},"status":{"type":["string","null"],"description":"The status of the provision record, or null if no provision record exists.","x-basis":"assumed","x-decision":"D-94"}}}},"documents":{"type":"array","description":"The document records with the attributes of the documents interface, the SHA-256 of the file (`hash`) and the job plan.","x-basis":"assumed","x-decision":"D-94","items":{"type":"object","required":["documentId","status"],"additionalProperties":true,"properties":{"documentId":{"type":"string","description":"The id of the document record.","x-basis":"assumed","x-decision":"D-94"},"status":{"type":"string","description":"The processing status of the document record.","x-basis":"assumed","x-decision":"D-94"}}}},"directory":{"type":"array","description":"The persons in the external HR system that manages the roles of the tenant's users.","x-basis":"assumed","x-decision":"D-94","items":{"type":"object","required":["userId","personnelNumber","costCenter","roleId"],"properties":{"userId":{"type":"string","description":"The id of the user.","x-basis":"assumed","x-decision":"D-94"},"personnelNumber":{"type":"string","description":"The personnel number of the user in the HR system.","x-basis":"assumed","x-decision":"D-94"},"costCenter":{"type":"string","description":"The cost center of the person.","x-basis":"assumed","x-decision":"D-94"},"roleId":{"type":["string","null"],"description":"The id of the person's role in the external HR system, or null if the person has no role there.","x-basis":"assumed","x-decision":"D-94"}},"additionalProperties":false}}},"additionalProperties":false};

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate164.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tenant === undefined){
const err0 = {instancePath,schemaPath:"contract:sandbox/TenantState#/required",keyword:"required",params:{missingProperty: "tenant"},message:"must have required property '"+"tenant"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.now === undefined){
const err1 = {instancePath,schemaPath:"contract:sandbox/TenantState#/required",keyword:"required",params:{missingProperty: "now"},message:"must have required property '"+"now"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.users === undefined){
const err2 = {instancePath,schemaPath:"contract:sandbox/TenantState#/required",keyword:"required",params:{missingProperty: "users"},message:"must have required property '"+"users"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.departments === undefined){
const err3 = {instancePath,schemaPath:"contract:sandbox/TenantState#/required",keyword:"required",params:{missingProperty: "departments"},message:"must have required property '"+"departments"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.folders === undefined){
const err4 = {instancePath,schemaPath:"contract:sandbox/TenantState#/required",keyword:"required",params:{missingProperty: "folders"},message:"must have required property '"+"folders"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.grants === undefined){
const err5 = {instancePath,schemaPath:"contract:sandbox/TenantState#/required",keyword:"required",params:{missingProperty: "grants"},message:"must have required property '"+"grants"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.roles === undefined){
const err6 = {instancePath,schemaPath:"contract:sandbox/TenantState#/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.jobs === undefined){
const err7 = {instancePath,schemaPath:"contract:sandbox/TenantState#/required",keyword:"required",params:{missingProperty: "jobs"},message:"must have required property '"+"jobs"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.imports === undefined){
const err8 = {instancePath,schemaPath:"contract:sandbox/TenantState#/required",keyword:"required",params:{missingProperty: "imports"},message:"must have required property '"+"imports"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.fields === undefined){
const err9 = {instancePath,schemaPath:"contract:sandbox/TenantState#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.provisions === undefined){
const err10 = {instancePath,schemaPath:"contract:sandbox/TenantState#/required",keyword:"required",params:{missingProperty: "provisions"},message:"must have required property '"+"provisions"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.documents === undefined){
const err11 = {instancePath,schemaPath:"contract:sandbox/TenantState#/required",keyword:"required",params:{missingProperty: "documents"},message:"must have required property '"+"documents"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.directory === undefined){
const err12 = {instancePath,schemaPath:"contract:sandbox/TenantState#/required",keyword:"required",params:{missingProperty: "directory"},message:"must have required property '"+"directory"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(func6.call(schema224.properties, key0))){
const err13 = {instancePath,schemaPath:"contract:sandbox/TenantState#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.tenant !== undefined){
if(typeof data.tenant !== "string"){
const err14 = {instancePath:instancePath+"/tenant",schemaPath:"contract:sandbox/TenantState#/properties/tenant/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.now !== undefined){
let data1 = data.now;
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
const err15 = {instancePath:instancePath+"/now",schemaPath:"contract:sandbox/TenantState#/properties/now/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/now",schemaPath:"contract:sandbox/TenantState#/properties/now/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.users !== undefined){
let data2 = data.users;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id === undefined){
const err17 = {instancePath:instancePath+"/users/" + i0,schemaPath:"contract:sandbox/TenantState#/properties/users/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data3.email === undefined){
const err18 = {instancePath:instancePath+"/users/" + i0,schemaPath:"contract:sandbox/TenantState#/properties/users/items/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data3.status === undefined){
const err19 = {instancePath:instancePath+"/users/" + i0,schemaPath:"contract:sandbox/TenantState#/properties/users/items/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data3.roleId === undefined){
const err20 = {instancePath:instancePath+"/users/" + i0,schemaPath:"contract:sandbox/TenantState#/properties/users/items/required",keyword:"required",params:{missingProperty: "roleId"},message:"must have required property '"+"roleId"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data3.id !== undefined){
if(typeof data3.id !== "string"){
const err21 = {instancePath:instancePath+"/users/" + i0+"/id",schemaPath:"contract:sandbox/TenantState#/properties/users/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data3.email !== undefined){
if(typeof data3.email !== "string"){
const err22 = {instancePath:instancePath+"/users/" + i0+"/email",schemaPath:"contract:sandbox/TenantState#/properties/users/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data3.status !== undefined){
if(typeof data3.status !== "string"){
const err23 = {instancePath:instancePath+"/users/" + i0+"/status",schemaPath:"contract:sandbox/TenantState#/properties/users/items/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data3.roleId !== undefined){
let data7 = data3.roleId;
if((typeof data7 !== "string") && (data7 !== null)){
const err24 = {instancePath:instancePath+"/users/" + i0+"/roleId",schemaPath:"contract:sandbox/TenantState#/properties/users/items/properties/roleId/type",keyword:"type",params:{type: schema224.properties.users.items.properties.roleId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/users/" + i0,schemaPath:"contract:sandbox/TenantState#/properties/users/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/users",schemaPath:"contract:sandbox/TenantState#/properties/users/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.departments !== undefined){
let data8 = data.departments;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(errors >= 2000) break;
let data9 = data8[i1];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.id === undefined){
const err27 = {instancePath:instancePath+"/departments/" + i1,schemaPath:"contract:sandbox/TenantState#/properties/departments/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data9.name === undefined){
const err28 = {instancePath:instancePath+"/departments/" + i1,schemaPath:"contract:sandbox/TenantState#/properties/departments/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data9.parentDepartment === undefined){
const err29 = {instancePath:instancePath+"/departments/" + i1,schemaPath:"contract:sandbox/TenantState#/properties/departments/items/required",keyword:"required",params:{missingProperty: "parentDepartment"},message:"must have required property '"+"parentDepartment"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key1 in data9){
if(errors >= 2000) break;
if(!(((key1 === "id") || (key1 === "name")) || (key1 === "parentDepartment"))){
const err30 = {instancePath:instancePath+"/departments/" + i1,schemaPath:"contract:sandbox/TenantState#/properties/departments/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data9.id !== undefined){
if(typeof data9.id !== "string"){
const err31 = {instancePath:instancePath+"/departments/" + i1+"/id",schemaPath:"contract:sandbox/TenantState#/properties/departments/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data9.name !== undefined){
if(typeof data9.name !== "string"){
const err32 = {instancePath:instancePath+"/departments/" + i1+"/name",schemaPath:"contract:sandbox/TenantState#/properties/departments/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data9.parentDepartment !== undefined){
let data12 = data9.parentDepartment;
if((typeof data12 !== "string") && (data12 !== null)){
const err33 = {instancePath:instancePath+"/departments/" + i1+"/parentDepartment",schemaPath:"contract:sandbox/TenantState#/properties/departments/items/properties/parentDepartment/type",keyword:"type",params:{type: schema224.properties.departments.items.properties.parentDepartment.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/departments/" + i1,schemaPath:"contract:sandbox/TenantState#/properties/departments/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/departments",schemaPath:"contract:sandbox/TenantState#/properties/departments/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.folders !== undefined){
let data13 = data.folders;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
if(errors >= 2000) break;
let data14 = data13[i2];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.id === undefined){
const err36 = {instancePath:instancePath+"/folders/" + i2,schemaPath:"contract:sandbox/TenantState#/properties/folders/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data14.name === undefined){
const err37 = {instancePath:instancePath+"/folders/" + i2,schemaPath:"contract:sandbox/TenantState#/properties/folders/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data14.parent === undefined){
const err38 = {instancePath:instancePath+"/folders/" + i2,schemaPath:"contract:sandbox/TenantState#/properties/folders/items/required",keyword:"required",params:{missingProperty: "parent"},message:"must have required property '"+"parent"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data14.path === undefined){
const err39 = {instancePath:instancePath+"/folders/" + i2,schemaPath:"contract:sandbox/TenantState#/properties/folders/items/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
for(const key2 in data14){
if(errors >= 2000) break;
if(!((((key2 === "id") || (key2 === "name")) || (key2 === "parent")) || (key2 === "path"))){
const err40 = {instancePath:instancePath+"/folders/" + i2,schemaPath:"contract:sandbox/TenantState#/properties/folders/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data14.id !== undefined){
if(typeof data14.id !== "string"){
const err41 = {instancePath:instancePath+"/folders/" + i2+"/id",schemaPath:"contract:sandbox/TenantState#/properties/folders/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data14.name !== undefined){
if(typeof data14.name !== "string"){
const err42 = {instancePath:instancePath+"/folders/" + i2+"/name",schemaPath:"contract:sandbox/TenantState#/properties/folders/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data14.parent !== undefined){
let data17 = data14.parent;
if((typeof data17 !== "string") && (data17 !== null)){
const err43 = {instancePath:instancePath+"/folders/" + i2+"/parent",schemaPath:"contract:sandbox/TenantState#/properties/folders/items/properties/parent/type",keyword:"type",params:{type: schema224.properties.folders.items.properties.parent.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data14.path !== undefined){
if(typeof data14.path !== "string"){
const err44 = {instancePath:instancePath+"/folders/" + i2+"/path",schemaPath:"contract:sandbox/TenantState#/properties/folders/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/folders/" + i2,schemaPath:"contract:sandbox/TenantState#/properties/folders/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/folders",schemaPath:"contract:sandbox/TenantState#/properties/folders/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.grants !== undefined){
let data19 = data.grants;
if(Array.isArray(data19)){
const len3 = data19.length;
for(let i3=0; i3<len3; i3++){
if(errors >= 2000) break;
let data20 = data19[i3];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.id === undefined){
const err47 = {instancePath:instancePath+"/grants/" + i3,schemaPath:"contract:sandbox/TenantState#/properties/grants/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data20.folderId === undefined){
const err48 = {instancePath:instancePath+"/grants/" + i3,schemaPath:"contract:sandbox/TenantState#/properties/grants/items/required",keyword:"required",params:{missingProperty: "folderId"},message:"must have required property '"+"folderId"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data20.principalType === undefined){
const err49 = {instancePath:instancePath+"/grants/" + i3,schemaPath:"contract:sandbox/TenantState#/properties/grants/items/required",keyword:"required",params:{missingProperty: "principalType"},message:"must have required property '"+"principalType"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data20.principalId === undefined){
const err50 = {instancePath:instancePath+"/grants/" + i3,schemaPath:"contract:sandbox/TenantState#/properties/grants/items/required",keyword:"required",params:{missingProperty: "principalId"},message:"must have required property '"+"principalId"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data20.permission === undefined){
const err51 = {instancePath:instancePath+"/grants/" + i3,schemaPath:"contract:sandbox/TenantState#/properties/grants/items/required",keyword:"required",params:{missingProperty: "permission"},message:"must have required property '"+"permission"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
for(const key3 in data20){
if(errors >= 2000) break;
if(!(((((key3 === "id") || (key3 === "folderId")) || (key3 === "principalType")) || (key3 === "principalId")) || (key3 === "permission"))){
const err52 = {instancePath:instancePath+"/grants/" + i3,schemaPath:"contract:sandbox/TenantState#/properties/grants/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data20.id !== undefined){
if(typeof data20.id !== "string"){
const err53 = {instancePath:instancePath+"/grants/" + i3+"/id",schemaPath:"contract:sandbox/TenantState#/properties/grants/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data20.folderId !== undefined){
if(typeof data20.folderId !== "string"){
const err54 = {instancePath:instancePath+"/grants/" + i3+"/folderId",schemaPath:"contract:sandbox/TenantState#/properties/grants/items/properties/folderId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data20.principalType !== undefined){
if(typeof data20.principalType !== "string"){
const err55 = {instancePath:instancePath+"/grants/" + i3+"/principalType",schemaPath:"contract:sandbox/TenantState#/properties/grants/items/properties/principalType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data20.principalId !== undefined){
if(typeof data20.principalId !== "string"){
const err56 = {instancePath:instancePath+"/grants/" + i3+"/principalId",schemaPath:"contract:sandbox/TenantState#/properties/grants/items/properties/principalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data20.permission !== undefined){
if(typeof data20.permission !== "string"){
const err57 = {instancePath:instancePath+"/grants/" + i3+"/permission",schemaPath:"contract:sandbox/TenantState#/properties/grants/items/properties/permission/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/grants/" + i3,schemaPath:"contract:sandbox/TenantState#/properties/grants/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/grants",schemaPath:"contract:sandbox/TenantState#/properties/grants/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.roles !== undefined){
let data26 = data.roles;
if(Array.isArray(data26)){
const len4 = data26.length;
for(let i4=0; i4<len4; i4++){
if(errors >= 2000) break;
let data27 = data26[i4];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.id === undefined){
const err60 = {instancePath:instancePath+"/roles/" + i4,schemaPath:"contract:sandbox/TenantState#/properties/roles/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data27.name === undefined){
const err61 = {instancePath:instancePath+"/roles/" + i4,schemaPath:"contract:sandbox/TenantState#/properties/roles/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data27.type === undefined){
const err62 = {instancePath:instancePath+"/roles/" + i4,schemaPath:"contract:sandbox/TenantState#/properties/roles/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data27.description === undefined){
const err63 = {instancePath:instancePath+"/roles/" + i4,schemaPath:"contract:sandbox/TenantState#/properties/roles/items/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
for(const key4 in data27){
if(errors >= 2000) break;
if(!((((key4 === "id") || (key4 === "name")) || (key4 === "type")) || (key4 === "description"))){
const err64 = {instancePath:instancePath+"/roles/" + i4,schemaPath:"contract:sandbox/TenantState#/properties/roles/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data27.id !== undefined){
if(typeof data27.id !== "string"){
const err65 = {instancePath:instancePath+"/roles/" + i4+"/id",schemaPath:"contract:sandbox/TenantState#/properties/roles/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data27.name !== undefined){
if(typeof data27.name !== "string"){
const err66 = {instancePath:instancePath+"/roles/" + i4+"/name",schemaPath:"contract:sandbox/TenantState#/properties/roles/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data27.type !== undefined){
if(typeof data27.type !== "string"){
const err67 = {instancePath:instancePath+"/roles/" + i4+"/type",schemaPath:"contract:sandbox/TenantState#/properties/roles/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data27.description !== undefined){
let data31 = data27.description;
if((typeof data31 !== "string") && (data31 !== null)){
const err68 = {instancePath:instancePath+"/roles/" + i4+"/description",schemaPath:"contract:sandbox/TenantState#/properties/roles/items/properties/description/type",keyword:"type",params:{type: schema224.properties.roles.items.properties.description.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/roles/" + i4,schemaPath:"contract:sandbox/TenantState#/properties/roles/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/roles",schemaPath:"contract:sandbox/TenantState#/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.jobs !== undefined){
let data32 = data.jobs;
if(Array.isArray(data32)){
const len5 = data32.length;
for(let i5=0; i5<len5; i5++){
if(errors >= 2000) break;
let data33 = data32[i5];
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
if(data33.id === undefined){
const err71 = {instancePath:instancePath+"/jobs/" + i5,schemaPath:"contract:sandbox/TenantState#/properties/jobs/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data33.kind === undefined){
const err72 = {instancePath:instancePath+"/jobs/" + i5,schemaPath:"contract:sandbox/TenantState#/properties/jobs/items/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data33.status === undefined){
const err73 = {instancePath:instancePath+"/jobs/" + i5,schemaPath:"contract:sandbox/TenantState#/properties/jobs/items/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data33.id !== undefined){
if(typeof data33.id !== "string"){
const err74 = {instancePath:instancePath+"/jobs/" + i5+"/id",schemaPath:"contract:sandbox/TenantState#/properties/jobs/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data33.kind !== undefined){
if(typeof data33.kind !== "string"){
const err75 = {instancePath:instancePath+"/jobs/" + i5+"/kind",schemaPath:"contract:sandbox/TenantState#/properties/jobs/items/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data33.status !== undefined){
if(typeof data33.status !== "string"){
const err76 = {instancePath:instancePath+"/jobs/" + i5+"/status",schemaPath:"contract:sandbox/TenantState#/properties/jobs/items/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
else {
const err77 = {instancePath:instancePath+"/jobs/" + i5,schemaPath:"contract:sandbox/TenantState#/properties/jobs/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
else {
const err78 = {instancePath:instancePath+"/jobs",schemaPath:"contract:sandbox/TenantState#/properties/jobs/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data.imports !== undefined){
let data37 = data.imports;
if(Array.isArray(data37)){
const len6 = data37.length;
for(let i6=0; i6<len6; i6++){
if(errors >= 2000) break;
let data38 = data37[i6];
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.id === undefined){
const err79 = {instancePath:instancePath+"/imports/" + i6,schemaPath:"contract:sandbox/TenantState#/properties/imports/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data38.status === undefined){
const err80 = {instancePath:instancePath+"/imports/" + i6,schemaPath:"contract:sandbox/TenantState#/properties/imports/items/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data38.id !== undefined){
if(typeof data38.id !== "string"){
const err81 = {instancePath:instancePath+"/imports/" + i6+"/id",schemaPath:"contract:sandbox/TenantState#/properties/imports/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data38.status !== undefined){
if(typeof data38.status !== "string"){
const err82 = {instancePath:instancePath+"/imports/" + i6+"/status",schemaPath:"contract:sandbox/TenantState#/properties/imports/items/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
else {
const err83 = {instancePath:instancePath+"/imports/" + i6,schemaPath:"contract:sandbox/TenantState#/properties/imports/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/imports",schemaPath:"contract:sandbox/TenantState#/properties/imports/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data.fields !== undefined){
let data41 = data.fields;
if(Array.isArray(data41)){
const len7 = data41.length;
for(let i7=0; i7<len7; i7++){
if(errors >= 2000) break;
let data42 = data41[i7];
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
if(data42.name === undefined){
const err85 = {instancePath:instancePath+"/fields/" + i7,schemaPath:"contract:sandbox/TenantState#/properties/fields/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data42.name !== undefined){
if(typeof data42.name !== "string"){
const err86 = {instancePath:instancePath+"/fields/" + i7+"/name",schemaPath:"contract:sandbox/TenantState#/properties/fields/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
else {
const err87 = {instancePath:instancePath+"/fields/" + i7,schemaPath:"contract:sandbox/TenantState#/properties/fields/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
else {
const err88 = {instancePath:instancePath+"/fields",schemaPath:"contract:sandbox/TenantState#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data.provisions !== undefined){
let data44 = data.provisions;
if(Array.isArray(data44)){
const len8 = data44.length;
for(let i8=0; i8<len8; i8++){
if(errors >= 2000) break;
let data45 = data44[i8];
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.name === undefined){
const err89 = {instancePath:instancePath+"/provisions/" + i8,schemaPath:"contract:sandbox/TenantState#/properties/provisions/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data45.recordId === undefined){
const err90 = {instancePath:instancePath+"/provisions/" + i8,schemaPath:"contract:sandbox/TenantState#/properties/provisions/items/required",keyword:"required",params:{missingProperty: "recordId"},message:"must have required property '"+"recordId"+"'"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data45.status === undefined){
const err91 = {instancePath:instancePath+"/provisions/" + i8,schemaPath:"contract:sandbox/TenantState#/properties/provisions/items/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data45.name !== undefined){
if(typeof data45.name !== "string"){
const err92 = {instancePath:instancePath+"/provisions/" + i8+"/name",schemaPath:"contract:sandbox/TenantState#/properties/provisions/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data45.recordId !== undefined){
let data47 = data45.recordId;
if((typeof data47 !== "string") && (data47 !== null)){
const err93 = {instancePath:instancePath+"/provisions/" + i8+"/recordId",schemaPath:"contract:sandbox/TenantState#/properties/provisions/items/properties/recordId/type",keyword:"type",params:{type: schema224.properties.provisions.items.properties.recordId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data45.status !== undefined){
let data48 = data45.status;
if((typeof data48 !== "string") && (data48 !== null)){
const err94 = {instancePath:instancePath+"/provisions/" + i8+"/status",schemaPath:"contract:sandbox/TenantState#/properties/provisions/items/properties/status/type",keyword:"type",params:{type: schema224.properties.provisions.items.properties.status.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
else {
const err95 = {instancePath:instancePath+"/provisions/" + i8,schemaPath:"contract:sandbox/TenantState#/properties/provisions/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
else {
const err96 = {instancePath:instancePath+"/provisions",schemaPath:"contract:sandbox/TenantState#/properties/provisions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data.documents !== undefined){
let data49 = data.documents;
if(Array.isArray(data49)){
const len9 = data49.length;
for(let i9=0; i9<len9; i9++){
if(errors >= 2000) break;
let data50 = data49[i9];
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.documentId === undefined){
const err97 = {instancePath:instancePath+"/documents/" + i9,schemaPath:"contract:sandbox/TenantState#/properties/documents/items/required",keyword:"required",params:{missingProperty: "documentId"},message:"must have required property '"+"documentId"+"'"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(data50.status === undefined){
const err98 = {instancePath:instancePath+"/documents/" + i9,schemaPath:"contract:sandbox/TenantState#/properties/documents/items/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data50.documentId !== undefined){
if(typeof data50.documentId !== "string"){
const err99 = {instancePath:instancePath+"/documents/" + i9+"/documentId",schemaPath:"contract:sandbox/TenantState#/properties/documents/items/properties/documentId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data50.status !== undefined){
if(typeof data50.status !== "string"){
const err100 = {instancePath:instancePath+"/documents/" + i9+"/status",schemaPath:"contract:sandbox/TenantState#/properties/documents/items/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
else {
const err101 = {instancePath:instancePath+"/documents/" + i9,schemaPath:"contract:sandbox/TenantState#/properties/documents/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
else {
const err102 = {instancePath:instancePath+"/documents",schemaPath:"contract:sandbox/TenantState#/properties/documents/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data.directory !== undefined){
let data53 = data.directory;
if(Array.isArray(data53)){
const len10 = data53.length;
for(let i10=0; i10<len10; i10++){
if(errors >= 2000) break;
let data54 = data53[i10];
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
if(data54.userId === undefined){
const err103 = {instancePath:instancePath+"/directory/" + i10,schemaPath:"contract:sandbox/TenantState#/properties/directory/items/required",keyword:"required",params:{missingProperty: "userId"},message:"must have required property '"+"userId"+"'"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data54.personnelNumber === undefined){
const err104 = {instancePath:instancePath+"/directory/" + i10,schemaPath:"contract:sandbox/TenantState#/properties/directory/items/required",keyword:"required",params:{missingProperty: "personnelNumber"},message:"must have required property '"+"personnelNumber"+"'"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data54.costCenter === undefined){
const err105 = {instancePath:instancePath+"/directory/" + i10,schemaPath:"contract:sandbox/TenantState#/properties/directory/items/required",keyword:"required",params:{missingProperty: "costCenter"},message:"must have required property '"+"costCenter"+"'"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data54.roleId === undefined){
const err106 = {instancePath:instancePath+"/directory/" + i10,schemaPath:"contract:sandbox/TenantState#/properties/directory/items/required",keyword:"required",params:{missingProperty: "roleId"},message:"must have required property '"+"roleId"+"'"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
for(const key5 in data54){
if(errors >= 2000) break;
if(!((((key5 === "userId") || (key5 === "personnelNumber")) || (key5 === "costCenter")) || (key5 === "roleId"))){
const err107 = {instancePath:instancePath+"/directory/" + i10,schemaPath:"contract:sandbox/TenantState#/properties/directory/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data54.userId !== undefined){
if(typeof data54.userId !== "string"){
const err108 = {instancePath:instancePath+"/directory/" + i10+"/userId",schemaPath:"contract:sandbox/TenantState#/properties/directory/items/properties/userId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data54.personnelNumber !== undefined){
if(typeof data54.personnelNumber !== "string"){
const err109 = {instancePath:instancePath+"/directory/" + i10+"/personnelNumber",schemaPath:"contract:sandbox/TenantState#/properties/directory/items/properties/personnelNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data54.costCenter !== undefined){
if(typeof data54.costCenter !== "string"){
const err110 = {instancePath:instancePath+"/directory/" + i10+"/costCenter",schemaPath:"contract:sandbox/TenantState#/properties/directory/items/properties/costCenter/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data54.roleId !== undefined){
let data58 = data54.roleId;
if((typeof data58 !== "string") && (data58 !== null)){
const err111 = {instancePath:instancePath+"/directory/" + i10+"/roleId",schemaPath:"contract:sandbox/TenantState#/properties/directory/items/properties/roleId/type",keyword:"type",params:{type: schema224.properties.directory.items.properties.roleId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
}
else {
const err112 = {instancePath:instancePath+"/directory/" + i10,schemaPath:"contract:sandbox/TenantState#/properties/directory/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
}
else {
const err113 = {instancePath:instancePath+"/directory",schemaPath:"contract:sandbox/TenantState#/properties/directory/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
}
else {
const err114 = {instancePath,schemaPath:"contract:sandbox/TenantState#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}
validate164.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v44 = validate165;
const schema225 = {"$ref":"contract:sandbox/TenantRows#"};
const schema226 = {"type":"object","description":"One page of the rows of a collection.","required":["collection","total","page","pageSize","rows"],"properties":{"collection":{"$ref":"contract:sandbox/RowCollection#"},"total":{"type":"integer","description":"The total number of rows that match the search and the filter, on all pages together.","x-basis":"assumed","x-decision":"D-94"},"page":{"type":"integer","description":"The number of the returned page, counted from 1.","x-basis":"assumed","x-decision":"D-94"},"pageSize":{"type":"integer","description":"The maximum number of rows on a page.","x-basis":"assumed","x-decision":"D-94"},"rows":{"type":"array","description":"The rows. Each row has stored properties and computed properties, such as the path of a department.","items":{"type":"object","additionalProperties":true},"x-basis":"assumed","x-decision":"D-94"}},"additionalProperties":false};
const schema227 = {"type":"string","enum":["users","departments","folders","grants","roles","jobs","imports","fields","provisions","documents","directory"],"description":"The name of a collection of tenant data, such as `users` or `documents`.","x-basis":"assumed","x-decision":"D-94"};

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate166.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.collection === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "collection"},message:"must have required property '"+"collection"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.page === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.pageSize === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pageSize"},message:"must have required property '"+"pageSize"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.rows === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(((((key0 === "collection") || (key0 === "total")) || (key0 === "page")) || (key0 === "pageSize")) || (key0 === "rows"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.collection !== undefined){
let data0 = data.collection;
if(typeof data0 !== "string"){
const err6 = {instancePath:instancePath+"/collection",schemaPath:"contract:sandbox/RowCollection#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!(((((((((((data0 === "users") || (data0 === "departments")) || (data0 === "folders")) || (data0 === "grants")) || (data0 === "roles")) || (data0 === "jobs")) || (data0 === "imports")) || (data0 === "fields")) || (data0 === "provisions")) || (data0 === "documents")) || (data0 === "directory"))){
const err7 = {instancePath:instancePath+"/collection",schemaPath:"contract:sandbox/RowCollection#/enum",keyword:"enum",params:{allowedValues: schema227.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.total !== undefined){
let data1 = data.total;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.page !== undefined){
let data2 = data.page;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.pageSize !== undefined){
let data3 = data.pageSize;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.rows !== undefined){
let data4 = data.rows;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
}
else {
const err11 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate166.errors = vErrors;
return errors === 0;
}
validate166.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate165.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate166(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate166.errors);
errors = vErrors.length;
}
validate165.errors = vErrors;
return errors === 0;
}
validate165.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v45 = validate168;
const schema228 = {"$ref":"contract:sandbox/DocumentText#"};
const schema229 = {"type":"object","description":"The text of a document.","required":["documentId","text"],"properties":{"documentId":{"type":"string","description":"The id of the document record.","x-basis":"assumed","x-decision":"D-94"},"text":{"type":"string","description":"The text of the file. The value is empty if the sandbox could not read any text.","x-basis":"assumed","x-decision":"D-94"}},"additionalProperties":false};

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate168.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.documentId === undefined){
const err0 = {instancePath,schemaPath:"contract:sandbox/DocumentText#/required",keyword:"required",params:{missingProperty: "documentId"},message:"must have required property '"+"documentId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"contract:sandbox/DocumentText#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((key0 === "documentId") || (key0 === "text"))){
const err2 = {instancePath,schemaPath:"contract:sandbox/DocumentText#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.documentId !== undefined){
if(typeof data.documentId !== "string"){
const err3 = {instancePath:instancePath+"/documentId",schemaPath:"contract:sandbox/DocumentText#/properties/documentId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err4 = {instancePath:instancePath+"/text",schemaPath:"contract:sandbox/DocumentText#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"contract:sandbox/DocumentText#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate168.errors = vErrors;
return errors === 0;
}
validate168.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v46 = validate169;
const schema230 = {"$ref":"contract:sandbox/Clock#"};
const schema231 = {"type":"object","description":"The clock of a tenant.","required":["now","frozen"],"properties":{"now":{"type":"string","format":"date-time","description":"The current time on the tenant's clock.","x-basis":"assumed","x-decision":"D-95"},"frozen":{"type":"boolean","description":"Whether the clock is frozen.","x-basis":"assumed","x-decision":"D-95"}},"additionalProperties":false};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate169.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.now === undefined){
const err0 = {instancePath,schemaPath:"contract:sandbox/Clock#/required",keyword:"required",params:{missingProperty: "now"},message:"must have required property '"+"now"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.frozen === undefined){
const err1 = {instancePath,schemaPath:"contract:sandbox/Clock#/required",keyword:"required",params:{missingProperty: "frozen"},message:"must have required property '"+"frozen"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((key0 === "now") || (key0 === "frozen"))){
const err2 = {instancePath,schemaPath:"contract:sandbox/Clock#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.now !== undefined){
let data0 = data.now;
if(typeof data0 === "string"){
if(!(formats0.validate(data0))){
const err3 = {instancePath:instancePath+"/now",schemaPath:"contract:sandbox/Clock#/properties/now/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/now",schemaPath:"contract:sandbox/Clock#/properties/now/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.frozen !== undefined){
if(typeof data.frozen !== "boolean"){
const err5 = {instancePath:instancePath+"/frozen",schemaPath:"contract:sandbox/Clock#/properties/frozen/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"contract:sandbox/Clock#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate169.errors = vErrors;
return errors === 0;
}
validate169.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v47 = validate170;
const schema232 = {"$ref":"contract:sandbox/MovedClock#"};
const schema233 = {"type":"object","description":"The clock of a tenant after it was set or advanced, and the transitions that were applied because of the new time.","required":["now","frozen","transitions"],"properties":{"now":{"type":"string","format":"date-time","description":"The current time on the tenant's clock.","x-basis":"assumed","x-decision":"D-95"},"frozen":{"type":"boolean","description":"Whether the clock is frozen.","x-basis":"assumed","x-decision":"D-95"},"transitions":{"type":"array","description":"The applied transitions, in the order in which they became due. The list includes transitions that concurrent requests applied. The list does not include transitions that another sandbox process on the same store applied.","x-basis":"assumed","x-decision":"D-95","items":{"$ref":"contract:sandbox/Transition#"}}},"additionalProperties":false};

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate171.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.now === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "now"},message:"must have required property '"+"now"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.frozen === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "frozen"},message:"must have required property '"+"frozen"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.transitions === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "transitions"},message:"must have required property '"+"transitions"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(((key0 === "now") || (key0 === "frozen")) || (key0 === "transitions"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.now !== undefined){
let data0 = data.now;
if(typeof data0 === "string"){
if(!(formats0.validate(data0))){
const err4 = {instancePath:instancePath+"/now",schemaPath:"#/properties/now/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/now",schemaPath:"#/properties/now/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.frozen !== undefined){
if(typeof data.frozen !== "boolean"){
const err6 = {instancePath:instancePath+"/frozen",schemaPath:"#/properties/frozen/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.transitions !== undefined){
let data2 = data.transitions;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
if(!(validate142(data2[i0], {instancePath:instancePath+"/transitions/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate142.errors);
errors = vErrors.length;
}
}
}
else {
const err7 = {instancePath:instancePath+"/transitions",schemaPath:"#/properties/transitions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate171.errors = vErrors;
return errors === 0;
}
validate171.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate170.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate171(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate171.errors);
errors = vErrors.length;
}
validate170.errors = vErrors;
return errors === 0;
}
validate170.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v48 = validate174;
const schema234 = {"$ref":"contract:sandbox/JobPlanList#"};
const schema235 = {"type":"object","description":"All job plans of a tenant, one for each kind of asynchronous work.","required":["jobPlans"],"properties":{"jobPlans":{"type":"array","description":"One job plan for each kind of asynchronous work. For a kind without its own job plan, the list contains the default job plan.","items":{"$ref":"contract:sandbox/JobPlan#"},"x-basis":"assumed","x-decision":"D-90"}},"additionalProperties":false};
const schema236 = {"type":"object","description":"The job plan, which defines when and how one kind of asynchronous work ends.","required":["kind","mode","after","polls","outcome","code"],"properties":{"kind":{"$ref":"contract:sandbox/JobPlanKind#"},"mode":{"$ref":"contract:sandbox/PlanMode#"},"after":{"type":["string","null"],"description":"How long the asynchronous work takes if `mode` is `after`. With any other `mode`, the value is null.","x-basis":"assumed","x-decision":"D-90"},"polls":{"type":["integer","null"],"description":"The number of reads after which the asynchronous work ends if `mode` is `polls`. With any other `mode`, the value is null.","x-basis":"assumed","x-decision":"D-90"},"outcome":{"$ref":"contract:sandbox/Outcome#"},"code":{"type":["string","null"],"description":"The error code with which asynchronous work fails, or null for the default error code.","x-basis":"assumed","x-decision":"D-93"}},"additionalProperties":false};
const schema237 = {"type":"string","enum":["access","members","department delete","role-assignments","user-import","user-import-summary","document","provision"],"description":"A kind of asynchronous work, such as a job that changes members or an import of users.","x-basis":"assumed","x-decision":"D-90"};
const schema238 = {"type":"string","enum":["immediate","after","polls","manual"],"description":"The mode of a job plan determines when a job ends. With the mode `immediate` a job ends before the next request. With the mode `after` a job ends after a duration. With the mode `polls` a job ends after a number of reads. With the mode `manual` the status of a job changes only when a request to the control plane changes the status.","x-basis":"assumed","x-decision":"D-90"};
const schema239 = {"type":"string","enum":["succeed","fail"],"description":"How the asynchronous work ends. With the outcome `succeed` a job runs, but can still fail, for example if one of its users is unknown. With the outcome `fail` a job ends as failed without applying anything.","x-basis":"assumed","x-decision":"D-90"};

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate176.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mode === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mode"},message:"must have required property '"+"mode"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.after === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "after"},message:"must have required property '"+"after"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.polls === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "polls"},message:"must have required property '"+"polls"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.outcome === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.code === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!((((((key0 === "kind") || (key0 === "mode")) || (key0 === "after")) || (key0 === "polls")) || (key0 === "outcome")) || (key0 === "code"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
const err7 = {instancePath:instancePath+"/kind",schemaPath:"contract:sandbox/JobPlanKind#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((((((data0 === "access") || (data0 === "members")) || (data0 === "department delete")) || (data0 === "role-assignments")) || (data0 === "user-import")) || (data0 === "user-import-summary")) || (data0 === "document")) || (data0 === "provision"))){
const err8 = {instancePath:instancePath+"/kind",schemaPath:"contract:sandbox/JobPlanKind#/enum",keyword:"enum",params:{allowedValues: schema237.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.mode !== undefined){
let data1 = data.mode;
if(typeof data1 !== "string"){
const err9 = {instancePath:instancePath+"/mode",schemaPath:"contract:sandbox/PlanMode#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((data1 === "immediate") || (data1 === "after")) || (data1 === "polls")) || (data1 === "manual"))){
const err10 = {instancePath:instancePath+"/mode",schemaPath:"contract:sandbox/PlanMode#/enum",keyword:"enum",params:{allowedValues: schema238.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.after !== undefined){
let data2 = data.after;
if((typeof data2 !== "string") && (data2 !== null)){
const err11 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: schema236.properties.after.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.polls !== undefined){
let data3 = data.polls;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err12 = {instancePath:instancePath+"/polls",schemaPath:"#/properties/polls/type",keyword:"type",params:{type: schema236.properties.polls.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.outcome !== undefined){
let data4 = data.outcome;
if(typeof data4 !== "string"){
const err13 = {instancePath:instancePath+"/outcome",schemaPath:"contract:sandbox/Outcome#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data4 === "succeed") || (data4 === "fail"))){
const err14 = {instancePath:instancePath+"/outcome",schemaPath:"contract:sandbox/Outcome#/enum",keyword:"enum",params:{allowedValues: schema239.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.code !== undefined){
let data5 = data.code;
if((typeof data5 !== "string") && (data5 !== null)){
const err15 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: schema236.properties.code.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate176.errors = vErrors;
return errors === 0;
}
validate176.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate175.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.jobPlans === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "jobPlans"},message:"must have required property '"+"jobPlans"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(key0 === "jobPlans")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.jobPlans !== undefined){
let data0 = data.jobPlans;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
if(!(validate176(data0[i0], {instancePath:instancePath+"/jobPlans/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate176.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/jobPlans",schemaPath:"#/properties/jobPlans/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate175.errors = vErrors;
return errors === 0;
}
validate175.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate174.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate175(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate175.errors);
errors = vErrors.length;
}
validate174.errors = vErrors;
return errors === 0;
}
validate174.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v49 = validate179;
const schema240 = {"$ref":"contract:sandbox/JobPlan#"};

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate179.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate176(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate176.errors);
errors = vErrors.length;
}
validate179.errors = vErrors;
return errors === 0;
}
validate179.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v50 = validate181;
const schema241 = {"$ref":"contract:sandbox/WorkList#"};
const schema242 = {"type":"object","description":"Asynchronous work of a tenant, such as a job or an import.","required":["now","nextDue","work"],"x-basis":"assumed","x-decision":"D-92","properties":{"now":{"type":"string","format":"date-time","description":"The current time on the tenant's clock.","x-basis":"assumed","x-decision":"D-92"},"nextDue":{"type":["string","null"],"format":"date-time","description":"The time of the tenant's next planned status change, or null if no status change has a planned time.","x-basis":"assumed","x-decision":"D-92"},"work":{"type":"array","description":"The jobs, imports, documents and provision records that match the filters, the most recently submitted first.","x-basis":"assumed","x-decision":"D-92","items":{"$ref":"contract:sandbox/Work#"}}},"additionalProperties":false};
const schema243 = {"type":"object","description":"The state of a job, of a user import, of the processing of a document, or of the search for a provision.","required":["machine","id","kind","name","subject","status","isPending","plan","polls","submittedAt","transitions","due","failure"],"x-basis":"assumed","x-decision":"D-92","properties":{"machine":{"$ref":"contract:sandbox/MachineName#"},"id":{"type":"string","description":"The id of the job, import process, document record or provision record.","x-basis":"assumed","x-decision":"D-92"},"kind":{"$ref":"contract:sandbox/JobPlanKind#"},"name":{"type":["string","null"],"description":"The name of the document, of the contract clause or of the imported file. For a job, what it changes.","x-basis":"assumed","x-decision":"D-92"},"subject":{"$ref":"contract:sandbox/WorkSubject#"},"status":{"type":"string","description":"The current status of the asynchronous work.","x-basis":"assumed","x-decision":"D-92"},"isPending":{"type":"boolean","description":"Whether the job plan will still change the status of the asynchronous work.","x-basis":"assumed","x-decision":"D-92"},"plan":{"$ref":"contract:sandbox/JobPlan#","x-basis":"assumed","x-decision":"D-92"},"polls":{"type":"integer","description":"The number of reads of the job, import, document or provision record while it ran, if its job plan counts reads.","x-basis":"assumed","x-decision":"D-92"},"submittedAt":{"type":"string","format":"date-time","description":"The time at which the sandbox accepted the request that started the asynchronous work.","x-basis":"assumed","x-decision":"D-92"},"transitions":{"type":"array","description":"The initial status and the past transitions, oldest first. The list omits transitions whose time is unknown.","x-basis":"assumed","x-decision":"D-92","items":{"type":"object","description":"One status of the asynchronous work, and the time at which this status began.","required":["status","at"],"x-basis":"assumed","x-decision":"D-92","properties":{"status":{"type":"string","description":"The initial status, or the status after a transition.","x-basis":"assumed","x-decision":"D-92"},"at":{"type":["string","null"],"format":"date-time","description":"The time on the tenant's clock, or null if the time is unknown because an older version of the sandbox or a seed created the asynchronous work.","x-basis":"assumed","x-decision":"D-92"}},"additionalProperties":false}},"due":{"type":"array","description":"The due times of the pending transitions. The list is empty if reads or control-plane requests cause the next transition.","x-basis":"assumed","x-decision":"D-92","items":{"type":"string","format":"date-time"}},"failure":{"type":["string","null"],"description":"The reason why the asynchronous work failed, or null if the work did not fail.","x-basis":"assumed","x-decision":"D-92"}},"additionalProperties":false};
const schema246 = {"type":"object","description":"The object that asynchronous work is about.","required":["collection","id","name"],"x-basis":"assumed","x-decision":"D-92","properties":{"collection":{"type":"string","enum":["users","departments","folders","documents","provisions","imports"],"description":"The collection of tenant data that contains the object.","x-basis":"assumed","x-decision":"D-92"},"id":{"type":"string","description":"The id of the object, or the name of a provision.","x-basis":"assumed","x-decision":"D-92"},"name":{"type":["string","null"],"description":"The name or the path of the object, or null if the object no longer exists.","x-basis":"assumed","x-decision":"D-92"}},"additionalProperties":false};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate183.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.machine === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "machine"},message:"must have required property '"+"machine"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.name === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.subject === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.status === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.isPending === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isPending"},message:"must have required property '"+"isPending"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.plan === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "plan"},message:"must have required property '"+"plan"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.polls === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "polls"},message:"must have required property '"+"polls"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.submittedAt === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "submittedAt"},message:"must have required property '"+"submittedAt"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.transitions === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "transitions"},message:"must have required property '"+"transitions"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.due === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "due"},message:"must have required property '"+"due"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.failure === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failure"},message:"must have required property '"+"failure"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(func6.call(schema243.properties, key0))){
const err13 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.machine !== undefined){
let data0 = data.machine;
if(typeof data0 !== "string"){
const err14 = {instancePath:instancePath+"/machine",schemaPath:"contract:sandbox/MachineName#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((((data0 === "job") || (data0 === "user-import")) || (data0 === "document")) || (data0 === "provision"))){
const err15 = {instancePath:instancePath+"/machine",schemaPath:"contract:sandbox/MachineName#/enum",keyword:"enum",params:{allowedValues: schema201.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err16 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if(typeof data2 !== "string"){
const err17 = {instancePath:instancePath+"/kind",schemaPath:"contract:sandbox/JobPlanKind#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!((((((((data2 === "access") || (data2 === "members")) || (data2 === "department delete")) || (data2 === "role-assignments")) || (data2 === "user-import")) || (data2 === "user-import-summary")) || (data2 === "document")) || (data2 === "provision"))){
const err18 = {instancePath:instancePath+"/kind",schemaPath:"contract:sandbox/JobPlanKind#/enum",keyword:"enum",params:{allowedValues: schema237.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.name !== undefined){
let data3 = data.name;
if((typeof data3 !== "string") && (data3 !== null)){
const err19 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: schema243.properties.name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.subject !== undefined){
let data4 = data.subject;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.collection === undefined){
const err20 = {instancePath:instancePath+"/subject",schemaPath:"contract:sandbox/WorkSubject#/required",keyword:"required",params:{missingProperty: "collection"},message:"must have required property '"+"collection"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data4.id === undefined){
const err21 = {instancePath:instancePath+"/subject",schemaPath:"contract:sandbox/WorkSubject#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data4.name === undefined){
const err22 = {instancePath:instancePath+"/subject",schemaPath:"contract:sandbox/WorkSubject#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key1 in data4){
if(errors >= 2000) break;
if(!(((key1 === "collection") || (key1 === "id")) || (key1 === "name"))){
const err23 = {instancePath:instancePath+"/subject",schemaPath:"contract:sandbox/WorkSubject#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data4.collection !== undefined){
let data5 = data4.collection;
if(typeof data5 !== "string"){
const err24 = {instancePath:instancePath+"/subject/collection",schemaPath:"contract:sandbox/WorkSubject#/properties/collection/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!((((((data5 === "users") || (data5 === "departments")) || (data5 === "folders")) || (data5 === "documents")) || (data5 === "provisions")) || (data5 === "imports"))){
const err25 = {instancePath:instancePath+"/subject/collection",schemaPath:"contract:sandbox/WorkSubject#/properties/collection/enum",keyword:"enum",params:{allowedValues: schema246.properties.collection.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data4.id !== undefined){
if(typeof data4.id !== "string"){
const err26 = {instancePath:instancePath+"/subject/id",schemaPath:"contract:sandbox/WorkSubject#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data4.name !== undefined){
let data7 = data4.name;
if((typeof data7 !== "string") && (data7 !== null)){
const err27 = {instancePath:instancePath+"/subject/name",schemaPath:"contract:sandbox/WorkSubject#/properties/name/type",keyword:"type",params:{type: schema246.properties.name.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/subject",schemaPath:"contract:sandbox/WorkSubject#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
const err29 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.isPending !== undefined){
if(typeof data.isPending !== "boolean"){
const err30 = {instancePath:instancePath+"/isPending",schemaPath:"#/properties/isPending/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.plan !== undefined){
if(!(validate176(data.plan, {instancePath:instancePath+"/plan",parentData:data,parentDataProperty:"plan",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate176.errors);
errors = vErrors.length;
}
}
if(data.polls !== undefined){
let data11 = data.polls;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err31 = {instancePath:instancePath+"/polls",schemaPath:"#/properties/polls/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.submittedAt !== undefined){
let data12 = data.submittedAt;
if(typeof data12 === "string"){
if(!(formats0.validate(data12))){
const err32 = {instancePath:instancePath+"/submittedAt",schemaPath:"#/properties/submittedAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/submittedAt",schemaPath:"#/properties/submittedAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.transitions !== undefined){
let data13 = data.transitions;
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
let data14 = data13[i0];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.status === undefined){
const err34 = {instancePath:instancePath+"/transitions/" + i0,schemaPath:"#/properties/transitions/items/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data14.at === undefined){
const err35 = {instancePath:instancePath+"/transitions/" + i0,schemaPath:"#/properties/transitions/items/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
for(const key2 in data14){
if(errors >= 2000) break;
if(!((key2 === "status") || (key2 === "at"))){
const err36 = {instancePath:instancePath+"/transitions/" + i0,schemaPath:"#/properties/transitions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data14.status !== undefined){
if(typeof data14.status !== "string"){
const err37 = {instancePath:instancePath+"/transitions/" + i0+"/status",schemaPath:"#/properties/transitions/items/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data14.at !== undefined){
let data16 = data14.at;
if((typeof data16 !== "string") && (data16 !== null)){
const err38 = {instancePath:instancePath+"/transitions/" + i0+"/at",schemaPath:"#/properties/transitions/items/properties/at/type",keyword:"type",params:{type: schema243.properties.transitions.items.properties.at.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data16 === "string"){
if(!(formats0.validate(data16))){
const err39 = {instancePath:instancePath+"/transitions/" + i0+"/at",schemaPath:"#/properties/transitions/items/properties/at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
}
else {
const err40 = {instancePath:instancePath+"/transitions/" + i0,schemaPath:"#/properties/transitions/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/transitions",schemaPath:"#/properties/transitions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.due !== undefined){
let data17 = data.due;
if(Array.isArray(data17)){
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
if(errors >= 2000) break;
let data18 = data17[i1];
if(typeof data18 === "string"){
if(!(formats0.validate(data18))){
const err42 = {instancePath:instancePath+"/due/" + i1,schemaPath:"#/properties/due/items/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/due/" + i1,schemaPath:"#/properties/due/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/due",schemaPath:"#/properties/due/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.failure !== undefined){
let data19 = data.failure;
if((typeof data19 !== "string") && (data19 !== null)){
const err45 = {instancePath:instancePath+"/failure",schemaPath:"#/properties/failure/type",keyword:"type",params:{type: schema243.properties.failure.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
validate183.errors = vErrors;
return errors === 0;
}
validate183.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate182.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.now === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "now"},message:"must have required property '"+"now"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.nextDue === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "nextDue"},message:"must have required property '"+"nextDue"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.work === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "work"},message:"must have required property '"+"work"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(((key0 === "now") || (key0 === "nextDue")) || (key0 === "work"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.now !== undefined){
let data0 = data.now;
if(typeof data0 === "string"){
if(!(formats0.validate(data0))){
const err4 = {instancePath:instancePath+"/now",schemaPath:"#/properties/now/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/now",schemaPath:"#/properties/now/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.nextDue !== undefined){
let data1 = data.nextDue;
if((typeof data1 !== "string") && (data1 !== null)){
const err6 = {instancePath:instancePath+"/nextDue",schemaPath:"#/properties/nextDue/type",keyword:"type",params:{type: schema242.properties.nextDue.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
const err7 = {instancePath:instancePath+"/nextDue",schemaPath:"#/properties/nextDue/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.work !== undefined){
let data2 = data.work;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
if(!(validate183(data2[i0], {instancePath:instancePath+"/work/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate183.errors);
errors = vErrors.length;
}
}
}
else {
const err8 = {instancePath:instancePath+"/work",schemaPath:"#/properties/work/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate182.errors = vErrors;
return errors === 0;
}
validate182.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate181.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate182(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate182.errors);
errors = vErrors.length;
}
validate181.errors = vErrors;
return errors === 0;
}
validate181.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v51 = validate187;
const schema247 = {"$ref":"contract:sandbox/Advanced#"};
const schema248 = {"type":"object","description":"A job, import process, document record or provision record whose status the request changed.","required":["id","status","at"],"properties":{"id":{"type":"string","description":"The id of the job, import process, document record or provision record whose status changed.","x-basis":"assumed","x-decision":"D-92"},"status":{"type":"string","description":"The new status of the job, import process, document record or provision record.","x-basis":"assumed","x-decision":"D-92"},"at":{"type":"string","format":"date-time","description":"The time of the status change, according to the tenant's clock.","x-basis":"assumed","x-decision":"D-92"}},"additionalProperties":false};

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate187.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"contract:sandbox/Advanced#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.status === undefined){
const err1 = {instancePath,schemaPath:"contract:sandbox/Advanced#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.at === undefined){
const err2 = {instancePath,schemaPath:"contract:sandbox/Advanced#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(((key0 === "id") || (key0 === "status")) || (key0 === "at"))){
const err3 = {instancePath,schemaPath:"contract:sandbox/Advanced#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err4 = {instancePath:instancePath+"/id",schemaPath:"contract:sandbox/Advanced#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.status !== undefined){
if(typeof data.status !== "string"){
const err5 = {instancePath:instancePath+"/status",schemaPath:"contract:sandbox/Advanced#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.at !== undefined){
let data2 = data.at;
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
const err6 = {instancePath:instancePath+"/at",schemaPath:"contract:sandbox/Advanced#/properties/at/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/at",schemaPath:"contract:sandbox/Advanced#/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"contract:sandbox/Advanced#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate187.errors = vErrors;
return errors === 0;
}
validate187.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v52 = validate188;
const schema249 = {"$ref":"contract:sandbox/FaultList#"};
const schema250 = {"type":"object","description":"The faults of a tenant.","required":["faults"],"properties":{"faults":{"type":"array","description":"The active faults, oldest first.","items":{"$ref":"contract:sandbox/Fault#"},"x-basis":"assumed","x-decision":"D-97"}},"additionalProperties":false};
const schema251 = {"type":"object","description":"An active fault of a tenant.","required":["id","name","kind","requirement","operation","share","seed","skip","left","parameters"],"properties":{"id":{"type":"string","description":"The id of the fault. Send this id to remove the fault from the tenant.","x-basis":"assumed","x-decision":"D-97"},"name":{"type":"string","description":"The name of the fault, such as `unavailable`.","x-basis":"assumed","x-decision":"D-97"},"kind":{"$ref":"contract:sandbox/FaultKind#"},"requirement":{"type":["string","null"],"description":"The requirement that a contract fault breaks, or null for a transport fault.","x-basis":"assumed","x-decision":"D-97"},"operation":{"type":["string","null"],"description":"The only operation that the fault affects, or null if the fault affects every operation that it can affect.","x-basis":"assumed","x-decision":"D-97"},"share":{"type":"number","description":"The share of requests that the fault affects, such as 0.5 for half of the requests.","x-basis":"assumed","x-decision":"D-97"},"seed":{"type":"integer","description":"The random seed of the fault. The seed determines the affected requests and the random delays.","x-basis":"assumed","x-decision":"D-97"},"skip":{"type":"integer","description":"The number of requests that still pass before the fault applies.","x-basis":"assumed","x-decision":"D-97"},"left":{"type":["integer","null"],"description":"The number of requests to which the fault still applies, or null for no limit.","x-basis":"assumed","x-decision":"D-97"},"parameters":{"type":"object","description":"The parameters of a transport fault. Durations are in milliseconds.","additionalProperties":{"type":["string","number"]},"x-basis":"assumed","x-decision":"D-97"}},"additionalProperties":false};

function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate190.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.requirement === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requirement"},message:"must have required property '"+"requirement"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.operation === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "operation"},message:"must have required property '"+"operation"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.share === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "share"},message:"must have required property '"+"share"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.seed === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seed"},message:"must have required property '"+"seed"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.skip === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "skip"},message:"must have required property '"+"skip"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.left === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "left"},message:"must have required property '"+"left"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.parameters === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parameters"},message:"must have required property '"+"parameters"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(func6.call(schema251.properties, key0))){
const err10 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err11 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.kind !== undefined){
let data2 = data.kind;
if(typeof data2 !== "string"){
const err13 = {instancePath:instancePath+"/kind",schemaPath:"contract:sandbox/FaultKind#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!((data2 === "transport") || (data2 === "contract"))){
const err14 = {instancePath:instancePath+"/kind",schemaPath:"contract:sandbox/FaultKind#/enum",keyword:"enum",params:{allowedValues: schema187.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.requirement !== undefined){
let data3 = data.requirement;
if((typeof data3 !== "string") && (data3 !== null)){
const err15 = {instancePath:instancePath+"/requirement",schemaPath:"#/properties/requirement/type",keyword:"type",params:{type: schema251.properties.requirement.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.operation !== undefined){
let data4 = data.operation;
if((typeof data4 !== "string") && (data4 !== null)){
const err16 = {instancePath:instancePath+"/operation",schemaPath:"#/properties/operation/type",keyword:"type",params:{type: schema251.properties.operation.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.share !== undefined){
let data5 = data.share;
if(!((typeof data5 == "number") && (isFinite(data5)))){
const err17 = {instancePath:instancePath+"/share",schemaPath:"#/properties/share/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.seed !== undefined){
let data6 = data.seed;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err18 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.skip !== undefined){
let data7 = data.skip;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err19 = {instancePath:instancePath+"/skip",schemaPath:"#/properties/skip/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.left !== undefined){
let data8 = data.left;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err20 = {instancePath:instancePath+"/left",schemaPath:"#/properties/left/type",keyword:"type",params:{type: schema251.properties.left.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.parameters !== undefined){
let data9 = data.parameters;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key1 in data9){
if(errors >= 2000) break;
let data10 = data9[key1];
if((typeof data10 !== "string") && (!((typeof data10 == "number") && (isFinite(data10))))){
const err21 = {instancePath:instancePath+"/parameters/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/parameters/additionalProperties/type",keyword:"type",params:{type: schema251.properties.parameters.additionalProperties.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate190.errors = vErrors;
return errors === 0;
}
validate190.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate189.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.faults === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "faults"},message:"must have required property '"+"faults"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(key0 === "faults")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.faults !== undefined){
let data0 = data.faults;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
if(!(validate190(data0[i0], {instancePath:instancePath+"/faults/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate190.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate189.errors = vErrors;
return errors === 0;
}
validate189.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate188.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate189(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate189.errors);
errors = vErrors.length;
}
validate188.errors = vErrors;
return errors === 0;
}
validate188.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v53 = validate193;
const schema253 = {"$ref":"contract:sandbox/Fault#"};

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate193.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate190(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate190.errors);
errors = vErrors.length;
}
validate193.errors = vErrors;
return errors === 0;
}
validate193.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v54 = validate195;
const schema254 = {"$ref":"contract:sandbox/SnapshotList#"};
const schema255 = {"type":"object","description":"The snapshots of a tenant.","required":["snapshots"],"properties":{"snapshots":{"type":"array","description":"The snapshots in the order of their creation.","items":{"$ref":"contract:sandbox/Snapshot#"},"x-basis":"assumed","x-decision":"D-96"}},"additionalProperties":false};
const schema256 = {"type":"object","description":"A saved state of a tenant.","required":["name","takenAt","counts"],"properties":{"name":{"$ref":"contract:sandbox/SnapshotName#"},"takenAt":{"type":"string","format":"date-time","description":"The time on the tenant's clock at which the snapshot was taken.","x-basis":"assumed","x-decision":"D-96"},"counts":{"type":"object","description":"The number of rows in each collection of tenant data, for example in the collection `users`.","additionalProperties":{"type":"integer"},"x-basis":"assumed","x-decision":"D-96"}},"additionalProperties":false};
const schema257 = {"type":"string","description":"The name of a snapshot, unique within the tenant: lower-case letters, digits and single hyphens between them, at most 63 characters.","minLength":1,"maxLength":63,"x-limits":{"tenantName":"maxLength"},"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$","x-wanted":"must be 1 to 63 lower-case letters and digits with single hyphens between them","x-basis":"assumed","x-decision":"D-96"};

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate197.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.takenAt === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "takenAt"},message:"must have required property '"+"takenAt"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.counts === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "counts"},message:"must have required property '"+"counts"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(((key0 === "name") || (key0 === "takenAt")) || (key0 === "counts"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 63){
const err4 = {instancePath:instancePath+"/name",schemaPath:"contract:sandbox/SnapshotName#/maxLength",keyword:"maxLength",params:{limit: 63},message:"must NOT have more than 63 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/name",schemaPath:"contract:sandbox/SnapshotName#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern57.test(data0)){
const err6 = {instancePath:instancePath+"/name",schemaPath:"contract:sandbox/SnapshotName#/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"},message:"must match pattern \""+"^[a-z0-9]+(-[a-z0-9]+)*$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",schemaPath:"contract:sandbox/SnapshotName#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.takenAt !== undefined){
let data1 = data.takenAt;
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
const err8 = {instancePath:instancePath+"/takenAt",schemaPath:"#/properties/takenAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/takenAt",schemaPath:"#/properties/takenAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.counts !== undefined){
let data2 = data.counts;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(errors >= 2000) break;
let data3 = data2[key1];
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/counts/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/counts/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/counts",schemaPath:"#/properties/counts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate197.errors = vErrors;
return errors === 0;
}
validate197.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate196.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.snapshots === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "snapshots"},message:"must have required property '"+"snapshots"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(errors >= 2000) break;
if(!(key0 === "snapshots")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.snapshots !== undefined){
let data0 = data.snapshots;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(errors >= 2000) break;
if(!(validate197(data0[i0], {instancePath:instancePath+"/snapshots/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate197.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/snapshots",schemaPath:"#/properties/snapshots/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate196.errors = vErrors;
return errors === 0;
}
validate196.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate195.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate196(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate196.errors);
errors = vErrors.length;
}
validate195.errors = vErrors;
return errors === 0;
}
validate195.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v55 = validate200;
const schema258 = {"$ref":"contract:sandbox/Snapshot#"};

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate200.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate197(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validate197.errors);
errors = vErrors.length;
}
validate200.errors = vErrors;
return errors === 0;
}
validate200.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

exports.v56 = validate202;
const schema259 = {"type":"object","required":["content-disposition"],"properties":{"content-disposition":{"type":"string","pattern":"^attachment; filename"}}};

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate202.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data["content-disposition"] === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "content-disposition"},message:"must have required property '"+"content-disposition"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data["content-disposition"] !== undefined){
let data0 = data["content-disposition"];
if(typeof data0 === "string"){
if(!pattern14.test(data0)){
const err1 = {instancePath:instancePath+"/content-disposition",schemaPath:"#/properties/content-disposition/pattern",keyword:"pattern",params:{pattern: "^attachment; filename"},message:"must match pattern \""+"^attachment; filename"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate202.errors = vErrors;
return errors === 0;
}
validate202.evaluated = {"props":{"content-disposition":true},"dynamicProps":false,"dynamicItems":false};

function joined(before, more) {
  if (before === null) return more;
  for (const error of more) before.push(error);
  return before;
}

module.exports = {
  "createAdminToken 200 application/json": exports.v0,
  "createAdminToken 400 application/vnd.api+json": exports.v1,
  "createAdminToken 401 header": exports.v2,
  "createAdminToken 401 application/vnd.api+json": exports.v1,
  "createAdminToken 403 application/vnd.api+json": exports.v1,
  "createAdminToken 429 header": exports.v3,
  "createAdminToken 429 application/vnd.api+json": exports.v1,
  "createAdminToken 503 header": exports.v3,
  "createAdminToken 503 application/vnd.api+json": exports.v1,
  "listUsers 200 application/vnd.api+json": exports.v4,
  "listUsers 400 application/vnd.api+json": exports.v1,
  "listUsers 401 header": exports.v2,
  "listUsers 401 application/vnd.api+json": exports.v1,
  "listUsers 403 application/vnd.api+json": exports.v1,
  "listUsers 429 header": exports.v3,
  "listUsers 429 application/vnd.api+json": exports.v1,
  "listUsers 503 header": exports.v3,
  "listUsers 503 application/vnd.api+json": exports.v1,
  "exportUsers 200 header": exports.v5,
  "exportUsers 400 application/vnd.api+json": exports.v1,
  "exportUsers 401 header": exports.v2,
  "exportUsers 401 application/vnd.api+json": exports.v1,
  "exportUsers 403 application/vnd.api+json": exports.v1,
  "exportUsers 429 header": exports.v3,
  "exportUsers 429 application/vnd.api+json": exports.v1,
  "exportUsers 503 header": exports.v3,
  "exportUsers 503 application/vnd.api+json": exports.v1,
  "listUserImports 200 application/vnd.api+json": exports.v6,
  "listUserImports 400 application/vnd.api+json": exports.v1,
  "listUserImports 401 header": exports.v2,
  "listUserImports 401 application/vnd.api+json": exports.v1,
  "listUserImports 403 application/vnd.api+json": exports.v1,
  "listUserImports 429 header": exports.v3,
  "listUserImports 429 application/vnd.api+json": exports.v1,
  "listUserImports 503 header": exports.v3,
  "listUserImports 503 application/vnd.api+json": exports.v1,
  "importUsers 202 header": exports.v7,
  "importUsers 202 application/vnd.api+json": exports.v8,
  "importUsers 400 application/vnd.api+json": exports.v1,
  "importUsers 401 header": exports.v2,
  "importUsers 401 application/vnd.api+json": exports.v1,
  "importUsers 403 application/vnd.api+json": exports.v1,
  "importUsers 409 header": exports.v3,
  "importUsers 409 application/vnd.api+json": exports.v1,
  "importUsers 413 application/vnd.api+json": exports.v1,
  "importUsers 415 application/vnd.api+json": exports.v1,
  "importUsers 422 application/vnd.api+json": exports.v1,
  "importUsers 429 header": exports.v3,
  "importUsers 429 application/vnd.api+json": exports.v1,
  "importUsers 503 header": exports.v3,
  "importUsers 503 application/vnd.api+json": exports.v1,
  "summarizeUserImport 202 header": exports.v7,
  "summarizeUserImport 202 application/vnd.api+json": exports.v8,
  "summarizeUserImport 400 application/vnd.api+json": exports.v1,
  "summarizeUserImport 401 header": exports.v2,
  "summarizeUserImport 401 application/vnd.api+json": exports.v1,
  "summarizeUserImport 403 application/vnd.api+json": exports.v1,
  "summarizeUserImport 409 header": exports.v3,
  "summarizeUserImport 409 application/vnd.api+json": exports.v1,
  "summarizeUserImport 413 application/vnd.api+json": exports.v1,
  "summarizeUserImport 415 application/vnd.api+json": exports.v1,
  "summarizeUserImport 422 application/vnd.api+json": exports.v1,
  "summarizeUserImport 429 header": exports.v3,
  "summarizeUserImport 429 application/vnd.api+json": exports.v1,
  "summarizeUserImport 503 header": exports.v3,
  "summarizeUserImport 503 application/vnd.api+json": exports.v1,
  "readUserImport 200 application/vnd.api+json": exports.v8,
  "readUserImport 400 application/vnd.api+json": exports.v1,
  "readUserImport 401 header": exports.v2,
  "readUserImport 401 application/vnd.api+json": exports.v1,
  "readUserImport 403 application/vnd.api+json": exports.v1,
  "readUserImport 404 application/vnd.api+json": exports.v1,
  "readUserImport 429 header": exports.v3,
  "readUserImport 429 application/vnd.api+json": exports.v1,
  "readUserImport 503 header": exports.v3,
  "readUserImport 503 application/vnd.api+json": exports.v1,
  "acknowledgeUserImport 200 application/vnd.api+json": exports.v8,
  "acknowledgeUserImport 400 application/vnd.api+json": exports.v1,
  "acknowledgeUserImport 401 header": exports.v2,
  "acknowledgeUserImport 401 application/vnd.api+json": exports.v1,
  "acknowledgeUserImport 403 application/vnd.api+json": exports.v1,
  "acknowledgeUserImport 404 application/vnd.api+json": exports.v1,
  "acknowledgeUserImport 409 application/vnd.api+json": exports.v1,
  "acknowledgeUserImport 429 header": exports.v3,
  "acknowledgeUserImport 429 application/vnd.api+json": exports.v1,
  "acknowledgeUserImport 503 header": exports.v3,
  "acknowledgeUserImport 503 application/vnd.api+json": exports.v1,
  "cancelUserImport 200 application/vnd.api+json": exports.v8,
  "cancelUserImport 400 application/vnd.api+json": exports.v1,
  "cancelUserImport 401 header": exports.v2,
  "cancelUserImport 401 application/vnd.api+json": exports.v1,
  "cancelUserImport 403 application/vnd.api+json": exports.v1,
  "cancelUserImport 404 application/vnd.api+json": exports.v1,
  "cancelUserImport 409 application/vnd.api+json": exports.v1,
  "cancelUserImport 429 header": exports.v3,
  "cancelUserImport 429 application/vnd.api+json": exports.v1,
  "cancelUserImport 503 header": exports.v3,
  "cancelUserImport 503 application/vnd.api+json": exports.v1,
  "readUserImportErrors 200 header": exports.v5,
  "readUserImportErrors 400 application/vnd.api+json": exports.v1,
  "readUserImportErrors 401 header": exports.v2,
  "readUserImportErrors 401 application/vnd.api+json": exports.v1,
  "readUserImportErrors 403 application/vnd.api+json": exports.v1,
  "readUserImportErrors 404 application/vnd.api+json": exports.v1,
  "readUserImportErrors 409 application/vnd.api+json": exports.v1,
  "readUserImportErrors 429 header": exports.v3,
  "readUserImportErrors 429 application/vnd.api+json": exports.v1,
  "readUserImportErrors 503 header": exports.v3,
  "readUserImportErrors 503 application/vnd.api+json": exports.v1,
  "readUserImportSummaryErrors 200 header": exports.v5,
  "readUserImportSummaryErrors 400 application/vnd.api+json": exports.v1,
  "readUserImportSummaryErrors 401 header": exports.v2,
  "readUserImportSummaryErrors 401 application/vnd.api+json": exports.v1,
  "readUserImportSummaryErrors 403 application/vnd.api+json": exports.v1,
  "readUserImportSummaryErrors 404 application/vnd.api+json": exports.v1,
  "readUserImportSummaryErrors 409 application/vnd.api+json": exports.v1,
  "readUserImportSummaryErrors 429 header": exports.v3,
  "readUserImportSummaryErrors 429 application/vnd.api+json": exports.v1,
  "readUserImportSummaryErrors 503 header": exports.v3,
  "readUserImportSummaryErrors 503 application/vnd.api+json": exports.v1,
  "listDepartments 200 application/vnd.api+json": exports.v9,
  "listDepartments 400 application/vnd.api+json": exports.v1,
  "listDepartments 401 header": exports.v2,
  "listDepartments 401 application/vnd.api+json": exports.v1,
  "listDepartments 403 application/vnd.api+json": exports.v1,
  "listDepartments 404 application/vnd.api+json": exports.v1,
  "listDepartments 409 application/vnd.api+json": exports.v1,
  "listDepartments 429 header": exports.v3,
  "listDepartments 429 application/vnd.api+json": exports.v1,
  "listDepartments 503 header": exports.v3,
  "listDepartments 503 application/vnd.api+json": exports.v1,
  "createDepartment 201 header": exports.v10,
  "createDepartment 201 application/vnd.api+json": exports.v11,
  "createDepartment 400 application/vnd.api+json": exports.v1,
  "createDepartment 401 header": exports.v2,
  "createDepartment 401 application/vnd.api+json": exports.v1,
  "createDepartment 403 application/vnd.api+json": exports.v1,
  "createDepartment 404 application/vnd.api+json": exports.v1,
  "createDepartment 409 application/vnd.api+json": exports.v1,
  "createDepartment 413 application/vnd.api+json": exports.v1,
  "createDepartment 415 application/vnd.api+json": exports.v1,
  "createDepartment 422 application/vnd.api+json": exports.v1,
  "createDepartment 429 header": exports.v3,
  "createDepartment 429 application/vnd.api+json": exports.v1,
  "createDepartment 503 header": exports.v3,
  "createDepartment 503 application/vnd.api+json": exports.v1,
  "readDepartment 200 application/vnd.api+json": exports.v11,
  "readDepartment 400 application/vnd.api+json": exports.v1,
  "readDepartment 401 header": exports.v2,
  "readDepartment 401 application/vnd.api+json": exports.v1,
  "readDepartment 403 application/vnd.api+json": exports.v1,
  "readDepartment 404 application/vnd.api+json": exports.v1,
  "readDepartment 429 header": exports.v3,
  "readDepartment 429 application/vnd.api+json": exports.v1,
  "readDepartment 503 header": exports.v3,
  "readDepartment 503 application/vnd.api+json": exports.v1,
  "updateDepartment 200 application/vnd.api+json": exports.v11,
  "updateDepartment 400 application/vnd.api+json": exports.v1,
  "updateDepartment 401 header": exports.v2,
  "updateDepartment 401 application/vnd.api+json": exports.v1,
  "updateDepartment 403 application/vnd.api+json": exports.v1,
  "updateDepartment 404 application/vnd.api+json": exports.v1,
  "updateDepartment 409 application/vnd.api+json": exports.v1,
  "updateDepartment 412 application/vnd.api+json": exports.v1,
  "updateDepartment 413 application/vnd.api+json": exports.v1,
  "updateDepartment 415 application/vnd.api+json": exports.v1,
  "updateDepartment 429 header": exports.v3,
  "updateDepartment 429 application/vnd.api+json": exports.v1,
  "updateDepartment 503 header": exports.v3,
  "updateDepartment 503 application/vnd.api+json": exports.v1,
  "deleteDepartment 202 header": exports.v7,
  "deleteDepartment 202 application/vnd.api+json": exports.v12,
  "deleteDepartment 400 application/vnd.api+json": exports.v1,
  "deleteDepartment 401 header": exports.v2,
  "deleteDepartment 401 application/vnd.api+json": exports.v1,
  "deleteDepartment 403 application/vnd.api+json": exports.v1,
  "deleteDepartment 404 application/vnd.api+json": exports.v1,
  "deleteDepartment 429 header": exports.v3,
  "deleteDepartment 429 application/vnd.api+json": exports.v1,
  "deleteDepartment 503 header": exports.v3,
  "deleteDepartment 503 application/vnd.api+json": exports.v1,
  "updateDepartmentMembers 202 header": exports.v7,
  "updateDepartmentMembers 202 application/vnd.api+json": exports.v12,
  "updateDepartmentMembers 400 application/vnd.api+json": exports.v1,
  "updateDepartmentMembers 401 header": exports.v2,
  "updateDepartmentMembers 401 application/vnd.api+json": exports.v1,
  "updateDepartmentMembers 403 application/vnd.api+json": exports.v1,
  "updateDepartmentMembers 404 application/vnd.api+json": exports.v1,
  "updateDepartmentMembers 409 application/vnd.api+json": exports.v1,
  "updateDepartmentMembers 413 application/vnd.api+json": exports.v1,
  "updateDepartmentMembers 415 application/vnd.api+json": exports.v1,
  "updateDepartmentMembers 429 header": exports.v3,
  "updateDepartmentMembers 429 application/vnd.api+json": exports.v1,
  "updateDepartmentMembers 503 header": exports.v3,
  "updateDepartmentMembers 503 application/vnd.api+json": exports.v1,
  "readAccess 200 application/vnd.api+json": exports.v13,
  "readAccess 400 application/vnd.api+json": exports.v1,
  "readAccess 401 header": exports.v2,
  "readAccess 401 application/vnd.api+json": exports.v1,
  "readAccess 403 application/vnd.api+json": exports.v1,
  "readAccess 404 application/vnd.api+json": exports.v1,
  "readAccess 429 header": exports.v3,
  "readAccess 429 application/vnd.api+json": exports.v1,
  "readAccess 503 header": exports.v3,
  "readAccess 503 application/vnd.api+json": exports.v1,
  "updateAccess 202 header": exports.v7,
  "updateAccess 202 application/vnd.api+json": exports.v12,
  "updateAccess 400 application/vnd.api+json": exports.v1,
  "updateAccess 401 header": exports.v2,
  "updateAccess 401 application/vnd.api+json": exports.v1,
  "updateAccess 403 application/vnd.api+json": exports.v1,
  "updateAccess 409 application/vnd.api+json": exports.v1,
  "updateAccess 413 application/vnd.api+json": exports.v1,
  "updateAccess 415 application/vnd.api+json": exports.v1,
  "updateAccess 429 header": exports.v3,
  "updateAccess 429 application/vnd.api+json": exports.v1,
  "updateAccess 503 header": exports.v3,
  "updateAccess 503 application/vnd.api+json": exports.v1,
  "listRoles 200 application/vnd.api+json": exports.v14,
  "listRoles 400 application/vnd.api+json": exports.v1,
  "listRoles 401 header": exports.v2,
  "listRoles 401 application/vnd.api+json": exports.v1,
  "listRoles 403 application/vnd.api+json": exports.v1,
  "listRoles 429 header": exports.v3,
  "listRoles 429 application/vnd.api+json": exports.v1,
  "listRoles 503 header": exports.v3,
  "listRoles 503 application/vnd.api+json": exports.v1,
  "replaceRoleAssignments 202 header": exports.v7,
  "replaceRoleAssignments 202 application/vnd.api+json": exports.v12,
  "replaceRoleAssignments 400 application/vnd.api+json": exports.v1,
  "replaceRoleAssignments 401 header": exports.v2,
  "replaceRoleAssignments 401 application/vnd.api+json": exports.v1,
  "replaceRoleAssignments 403 application/vnd.api+json": exports.v1,
  "replaceRoleAssignments 409 application/vnd.api+json": exports.v1,
  "replaceRoleAssignments 413 application/vnd.api+json": exports.v1,
  "replaceRoleAssignments 415 application/vnd.api+json": exports.v1,
  "replaceRoleAssignments 429 header": exports.v3,
  "replaceRoleAssignments 429 application/vnd.api+json": exports.v1,
  "replaceRoleAssignments 503 header": exports.v3,
  "replaceRoleAssignments 503 application/vnd.api+json": exports.v1,
  "readJob 200 application/vnd.api+json": exports.v15,
  "readJob 400 application/vnd.api+json": exports.v1,
  "readJob 401 header": exports.v2,
  "readJob 401 application/vnd.api+json": exports.v1,
  "readJob 403 application/vnd.api+json": exports.v1,
  "readJob 404 application/vnd.api+json": exports.v1,
  "readJob 429 header": exports.v3,
  "readJob 429 application/vnd.api+json": exports.v1,
  "readJob 503 header": exports.v3,
  "readJob 503 application/vnd.api+json": exports.v1,
  "createDocumentsToken 200 application/json": exports.v16,
  "createDocumentsToken 400 application/json": exports.v17,
  "createDocumentsToken 401 header": exports.v2,
  "createDocumentsToken 401 application/json": exports.v17,
  "createDocumentsToken 403 application/json": exports.v17,
  "createDocumentsToken 429 header": exports.v3,
  "createDocumentsToken 429 application/json": exports.v17,
  "createDocumentsToken 503 header": exports.v3,
  "createDocumentsToken 503 application/json": exports.v17,
  "listFields 200 application/json": exports.v18,
  "listFields 400 application/json": exports.v17,
  "listFields 401 header": exports.v2,
  "listFields 401 application/json": exports.v17,
  "listFields 429 header": exports.v3,
  "listFields 429 application/json": exports.v17,
  "listFields 503 header": exports.v3,
  "listFields 503 application/json": exports.v17,
  "listProvisions 200 application/json": exports.v19,
  "listProvisions 400 application/json": exports.v17,
  "listProvisions 401 header": exports.v2,
  "listProvisions 401 application/json": exports.v17,
  "listProvisions 429 header": exports.v3,
  "listProvisions 429 application/json": exports.v17,
  "listProvisions 503 header": exports.v3,
  "listProvisions 503 application/json": exports.v17,
  "createProvision 201 header": exports.v20,
  "createProvision 201 application/json": exports.v21,
  "createProvision 400 application/json": exports.v17,
  "createProvision 401 header": exports.v2,
  "createProvision 401 application/json": exports.v17,
  "createProvision 409 application/json": exports.v17,
  "createProvision 413 application/json": exports.v17,
  "createProvision 415 application/json": exports.v17,
  "createProvision 422 application/json": exports.v17,
  "createProvision 429 header": exports.v3,
  "createProvision 429 application/json": exports.v17,
  "createProvision 503 header": exports.v3,
  "createProvision 503 application/json": exports.v17,
  "readProvisionRecord 200 application/json": exports.v22,
  "readProvisionRecord 400 application/json": exports.v17,
  "readProvisionRecord 401 header": exports.v2,
  "readProvisionRecord 401 application/json": exports.v17,
  "readProvisionRecord 404 application/json": exports.v17,
  "readProvisionRecord 429 header": exports.v3,
  "readProvisionRecord 429 application/json": exports.v17,
  "readProvisionRecord 503 header": exports.v3,
  "readProvisionRecord 503 application/json": exports.v17,
  "listDocuments 200 application/json": exports.v23,
  "listDocuments 400 application/json": exports.v17,
  "listDocuments 401 header": exports.v2,
  "listDocuments 401 application/json": exports.v17,
  "listDocuments 429 header": exports.v3,
  "listDocuments 429 application/json": exports.v17,
  "listDocuments 503 header": exports.v3,
  "listDocuments 503 application/json": exports.v17,
  "uploadDocument 202 header": exports.v20,
  "uploadDocument 202 application/json": exports.v24,
  "uploadDocument 400 application/json": exports.v17,
  "uploadDocument 401 header": exports.v2,
  "uploadDocument 401 application/json": exports.v17,
  "uploadDocument 404 application/json": exports.v17,
  "uploadDocument 409 application/json": exports.v17,
  "uploadDocument 413 application/json": exports.v17,
  "uploadDocument 415 application/json": exports.v17,
  "uploadDocument 422 application/json": exports.v17,
  "uploadDocument 429 header": exports.v3,
  "uploadDocument 429 application/json": exports.v17,
  "uploadDocument 503 header": exports.v3,
  "uploadDocument 503 application/json": exports.v17,
  "readDocument 200 application/json": exports.v25,
  "readDocument 400 application/json": exports.v17,
  "readDocument 401 header": exports.v2,
  "readDocument 401 application/json": exports.v17,
  "readDocument 404 application/json": exports.v17,
  "readDocument 429 header": exports.v3,
  "readDocument 429 application/json": exports.v17,
  "readDocument 503 header": exports.v3,
  "readDocument 503 application/json": exports.v17,
  "updateDocumentFields 400 application/json": exports.v17,
  "updateDocumentFields 401 header": exports.v2,
  "updateDocumentFields 401 application/json": exports.v17,
  "updateDocumentFields 404 application/json": exports.v17,
  "updateDocumentFields 412 application/json": exports.v17,
  "updateDocumentFields 413 application/json": exports.v17,
  "updateDocumentFields 415 application/json": exports.v17,
  "updateDocumentFields 429 header": exports.v3,
  "updateDocumentFields 429 application/json": exports.v17,
  "updateDocumentFields 503 header": exports.v3,
  "updateDocumentFields 503 application/json": exports.v17,
  "deleteDocument 400 application/json": exports.v17,
  "deleteDocument 401 header": exports.v2,
  "deleteDocument 401 application/json": exports.v17,
  "deleteDocument 404 application/json": exports.v17,
  "deleteDocument 429 header": exports.v3,
  "deleteDocument 429 application/json": exports.v17,
  "deleteDocument 503 header": exports.v3,
  "deleteDocument 503 application/json": exports.v17,
  "uploadDocumentVersion 202 header": exports.v20,
  "uploadDocumentVersion 202 application/json": exports.v24,
  "uploadDocumentVersion 400 application/json": exports.v17,
  "uploadDocumentVersion 401 header": exports.v2,
  "uploadDocumentVersion 401 application/json": exports.v17,
  "uploadDocumentVersion 404 application/json": exports.v17,
  "uploadDocumentVersion 409 header": exports.v3,
  "uploadDocumentVersion 409 application/json": exports.v17,
  "uploadDocumentVersion 413 application/json": exports.v17,
  "uploadDocumentVersion 415 application/json": exports.v17,
  "uploadDocumentVersion 422 application/json": exports.v17,
  "uploadDocumentVersion 429 header": exports.v3,
  "uploadDocumentVersion 429 application/json": exports.v17,
  "uploadDocumentVersion 503 header": exports.v3,
  "uploadDocumentVersion 503 application/json": exports.v17,
  "downloadDocument 200 header": exports.v26,
  "downloadDocument 206 header": exports.v27,
  "downloadDocument 304 header": exports.v28,
  "downloadDocument 400 application/json": exports.v17,
  "downloadDocument 401 header": exports.v2,
  "downloadDocument 401 application/json": exports.v17,
  "downloadDocument 404 application/json": exports.v17,
  "downloadDocument 416 header": exports.v29,
  "downloadDocument 416 application/json": exports.v17,
  "downloadDocument 429 header": exports.v3,
  "downloadDocument 429 application/json": exports.v17,
  "downloadDocument 503 header": exports.v3,
  "downloadDocument 503 application/json": exports.v17,
  "downloadProcessedDocument 200 header": exports.v26,
  "downloadProcessedDocument 206 header": exports.v27,
  "downloadProcessedDocument 304 header": exports.v28,
  "downloadProcessedDocument 400 application/json": exports.v17,
  "downloadProcessedDocument 401 header": exports.v2,
  "downloadProcessedDocument 401 application/json": exports.v17,
  "downloadProcessedDocument 404 application/json": exports.v17,
  "downloadProcessedDocument 409 application/json": exports.v17,
  "downloadProcessedDocument 416 header": exports.v29,
  "downloadProcessedDocument 416 application/json": exports.v17,
  "downloadProcessedDocument 429 header": exports.v3,
  "downloadProcessedDocument 429 application/json": exports.v17,
  "downloadProcessedDocument 503 header": exports.v3,
  "downloadProcessedDocument 503 application/json": exports.v17,
  "readDocumentByDocId 200 application/json": exports.v25,
  "readDocumentByDocId 400 application/json": exports.v17,
  "readDocumentByDocId 401 header": exports.v2,
  "readDocumentByDocId 401 application/json": exports.v17,
  "readDocumentByDocId 404 application/json": exports.v17,
  "readDocumentByDocId 429 header": exports.v3,
  "readDocumentByDocId 429 application/json": exports.v17,
  "readDocumentByDocId 503 header": exports.v3,
  "readDocumentByDocId 503 application/json": exports.v17,
  "updateDocumentFieldsByDocId 400 application/json": exports.v17,
  "updateDocumentFieldsByDocId 401 header": exports.v2,
  "updateDocumentFieldsByDocId 401 application/json": exports.v17,
  "updateDocumentFieldsByDocId 404 application/json": exports.v17,
  "updateDocumentFieldsByDocId 412 application/json": exports.v17,
  "updateDocumentFieldsByDocId 413 application/json": exports.v17,
  "updateDocumentFieldsByDocId 415 application/json": exports.v17,
  "updateDocumentFieldsByDocId 429 header": exports.v3,
  "updateDocumentFieldsByDocId 429 application/json": exports.v17,
  "updateDocumentFieldsByDocId 503 header": exports.v3,
  "updateDocumentFieldsByDocId 503 application/json": exports.v17,
  "listDocumentSet 200 application/json": exports.v23,
  "listDocumentSet 400 application/json": exports.v17,
  "listDocumentSet 401 header": exports.v2,
  "listDocumentSet 401 application/json": exports.v17,
  "listDocumentSet 404 application/json": exports.v17,
  "listDocumentSet 429 header": exports.v3,
  "listDocumentSet 429 application/json": exports.v17,
  "listDocumentSet 503 header": exports.v3,
  "listDocumentSet 503 application/json": exports.v17,
  "searchDocuments 200 application/json": exports.v30,
  "searchDocuments 400 application/json": exports.v17,
  "searchDocuments 401 header": exports.v2,
  "searchDocuments 401 application/json": exports.v17,
  "searchDocuments 429 header": exports.v3,
  "searchDocuments 429 application/json": exports.v17,
  "searchDocuments 503 header": exports.v3,
  "searchDocuments 503 application/json": exports.v17,
  "queryDocuments 200 application/json": exports.v30,
  "queryDocuments 400 application/json": exports.v17,
  "queryDocuments 401 header": exports.v2,
  "queryDocuments 401 application/json": exports.v17,
  "queryDocuments 413 application/json": exports.v17,
  "queryDocuments 415 application/json": exports.v17,
  "queryDocuments 429 header": exports.v3,
  "queryDocuments 429 application/json": exports.v17,
  "queryDocuments 503 header": exports.v3,
  "queryDocuments 503 application/json": exports.v17,
  "readHealth 200 application/json": exports.v31,
  "readHealth 400 application/problem+json": exports.v32,
  "readHealth 403 application/problem+json": exports.v32,
  "listFaults 200 application/json": exports.v33,
  "listFaults 400 application/problem+json": exports.v32,
  "listFaults 401 header": exports.v34,
  "listFaults 401 application/problem+json": exports.v32,
  "listFaults 403 application/problem+json": exports.v32,
  "readReady 200 application/json": exports.v35,
  "readReady 400 application/problem+json": exports.v32,
  "readReady 403 application/problem+json": exports.v32,
  "readReady 503 application/problem+json": exports.v32,
  "readMetrics 400 application/problem+json": exports.v32,
  "readMetrics 401 header": exports.v34,
  "readMetrics 401 application/problem+json": exports.v32,
  "readMetrics 403 application/problem+json": exports.v32,
  "readOwnJournal 200 application/json": exports.v36,
  "readOwnJournal 400 application/problem+json": exports.v32,
  "readOwnJournal 401 header": exports.v34,
  "readOwnJournal 401 application/problem+json": exports.v32,
  "readOwnJournal 403 application/problem+json": exports.v32,
  "clearOwnJournal 400 application/problem+json": exports.v32,
  "clearOwnJournal 401 header": exports.v34,
  "clearOwnJournal 401 application/problem+json": exports.v32,
  "clearOwnJournal 403 application/problem+json": exports.v32,
  "listTenants 200 application/json": exports.v37,
  "listTenants 400 application/problem+json": exports.v32,
  "listTenants 401 header": exports.v34,
  "listTenants 401 application/problem+json": exports.v32,
  "listTenants 403 application/problem+json": exports.v32,
  "createTenant 201 header": exports.v38,
  "createTenant 201 application/json": exports.v39,
  "createTenant 400 application/problem+json": exports.v32,
  "createTenant 401 header": exports.v34,
  "createTenant 401 application/problem+json": exports.v32,
  "createTenant 403 application/problem+json": exports.v32,
  "createTenant 404 application/problem+json": exports.v32,
  "createTenant 409 application/problem+json": exports.v32,
  "createTenant 413 application/problem+json": exports.v32,
  "createTenant 415 application/problem+json": exports.v32,
  "readTenant 200 application/json": exports.v40,
  "readTenant 400 application/problem+json": exports.v32,
  "readTenant 401 header": exports.v34,
  "readTenant 401 application/problem+json": exports.v32,
  "readTenant 403 application/problem+json": exports.v32,
  "readTenant 404 application/problem+json": exports.v32,
  "updateTenant 200 application/json": exports.v40,
  "updateTenant 400 application/problem+json": exports.v32,
  "updateTenant 401 header": exports.v34,
  "updateTenant 401 application/problem+json": exports.v32,
  "updateTenant 403 application/problem+json": exports.v32,
  "updateTenant 404 application/problem+json": exports.v32,
  "updateTenant 413 application/problem+json": exports.v32,
  "updateTenant 415 application/problem+json": exports.v32,
  "deleteTenant 400 application/problem+json": exports.v32,
  "deleteTenant 401 header": exports.v34,
  "deleteTenant 401 application/problem+json": exports.v32,
  "deleteTenant 403 application/problem+json": exports.v32,
  "deleteTenant 404 application/problem+json": exports.v32,
  "revokeApiKey 400 application/problem+json": exports.v32,
  "revokeApiKey 401 header": exports.v34,
  "revokeApiKey 401 application/problem+json": exports.v32,
  "revokeApiKey 403 application/problem+json": exports.v32,
  "revokeApiKey 404 application/problem+json": exports.v32,
  "createTenantToken 200 application/json": exports.v41,
  "createTenantToken 400 application/problem+json": exports.v32,
  "createTenantToken 401 header": exports.v34,
  "createTenantToken 401 application/problem+json": exports.v32,
  "createTenantToken 403 application/problem+json": exports.v32,
  "createTenantToken 404 application/problem+json": exports.v32,
  "createTenantToken 409 application/problem+json": exports.v32,
  "resetTenant 200 application/json": exports.v42,
  "resetTenant 400 application/problem+json": exports.v32,
  "resetTenant 401 header": exports.v34,
  "resetTenant 401 application/problem+json": exports.v32,
  "resetTenant 403 application/problem+json": exports.v32,
  "resetTenant 404 application/problem+json": exports.v32,
  "resetTenant 409 application/problem+json": exports.v32,
  "resetTenant 413 application/problem+json": exports.v32,
  "resetTenant 415 application/problem+json": exports.v32,
  "seedTenant 200 application/json": exports.v42,
  "seedTenant 400 application/problem+json": exports.v32,
  "seedTenant 401 header": exports.v34,
  "seedTenant 401 application/problem+json": exports.v32,
  "seedTenant 403 application/problem+json": exports.v32,
  "seedTenant 404 application/problem+json": exports.v32,
  "seedTenant 409 application/problem+json": exports.v32,
  "seedTenant 413 application/problem+json": exports.v32,
  "seedTenant 415 application/problem+json": exports.v32,
  "readJournal 200 application/json": exports.v36,
  "readJournal 400 application/problem+json": exports.v32,
  "readJournal 401 header": exports.v34,
  "readJournal 401 application/problem+json": exports.v32,
  "readJournal 403 application/problem+json": exports.v32,
  "readJournal 404 application/problem+json": exports.v32,
  "clearJournal 400 application/problem+json": exports.v32,
  "clearJournal 401 header": exports.v34,
  "clearJournal 401 application/problem+json": exports.v32,
  "clearJournal 403 application/problem+json": exports.v32,
  "clearJournal 404 application/problem+json": exports.v32,
  "watchTenant 400 application/problem+json": exports.v32,
  "watchTenant 401 header": exports.v34,
  "watchTenant 401 application/problem+json": exports.v32,
  "watchTenant 403 application/problem+json": exports.v32,
  "watchTenant 404 application/problem+json": exports.v32,
  "readTenantState 200 application/json": exports.v43,
  "readTenantState 400 application/problem+json": exports.v32,
  "readTenantState 401 header": exports.v34,
  "readTenantState 401 application/problem+json": exports.v32,
  "readTenantState 403 application/problem+json": exports.v32,
  "readTenantState 404 application/problem+json": exports.v32,
  "listTenantRows 200 application/json": exports.v44,
  "listTenantRows 400 application/problem+json": exports.v32,
  "listTenantRows 401 header": exports.v34,
  "listTenantRows 401 application/problem+json": exports.v32,
  "listTenantRows 403 application/problem+json": exports.v32,
  "listTenantRows 404 application/problem+json": exports.v32,
  "readDocumentText 200 application/json": exports.v45,
  "readDocumentText 400 application/problem+json": exports.v32,
  "readDocumentText 401 header": exports.v34,
  "readDocumentText 401 application/problem+json": exports.v32,
  "readDocumentText 403 application/problem+json": exports.v32,
  "readDocumentText 404 application/problem+json": exports.v32,
  "readClock 200 application/json": exports.v46,
  "readClock 400 application/problem+json": exports.v32,
  "readClock 401 header": exports.v34,
  "readClock 401 application/problem+json": exports.v32,
  "readClock 403 application/problem+json": exports.v32,
  "readClock 404 application/problem+json": exports.v32,
  "freezeClock 200 application/json": exports.v46,
  "freezeClock 400 application/problem+json": exports.v32,
  "freezeClock 401 header": exports.v34,
  "freezeClock 401 application/problem+json": exports.v32,
  "freezeClock 403 application/problem+json": exports.v32,
  "freezeClock 404 application/problem+json": exports.v32,
  "resumeClock 200 application/json": exports.v46,
  "resumeClock 400 application/problem+json": exports.v32,
  "resumeClock 401 header": exports.v34,
  "resumeClock 401 application/problem+json": exports.v32,
  "resumeClock 403 application/problem+json": exports.v32,
  "resumeClock 404 application/problem+json": exports.v32,
  "setClock 200 application/json": exports.v47,
  "setClock 400 application/problem+json": exports.v32,
  "setClock 401 header": exports.v34,
  "setClock 401 application/problem+json": exports.v32,
  "setClock 403 application/problem+json": exports.v32,
  "setClock 404 application/problem+json": exports.v32,
  "setClock 413 application/problem+json": exports.v32,
  "setClock 415 application/problem+json": exports.v32,
  "advanceClock 200 application/json": exports.v47,
  "advanceClock 400 application/problem+json": exports.v32,
  "advanceClock 401 header": exports.v34,
  "advanceClock 401 application/problem+json": exports.v32,
  "advanceClock 403 application/problem+json": exports.v32,
  "advanceClock 404 application/problem+json": exports.v32,
  "advanceClock 413 application/problem+json": exports.v32,
  "advanceClock 415 application/problem+json": exports.v32,
  "readJobPlans 200 application/json": exports.v48,
  "readJobPlans 400 application/problem+json": exports.v32,
  "readJobPlans 401 header": exports.v34,
  "readJobPlans 401 application/problem+json": exports.v32,
  "readJobPlans 403 application/problem+json": exports.v32,
  "readJobPlans 404 application/problem+json": exports.v32,
  "setJobPlan 200 application/json": exports.v49,
  "setJobPlan 400 application/problem+json": exports.v32,
  "setJobPlan 401 header": exports.v34,
  "setJobPlan 401 application/problem+json": exports.v32,
  "setJobPlan 403 application/problem+json": exports.v32,
  "setJobPlan 404 application/problem+json": exports.v32,
  "setJobPlan 413 application/problem+json": exports.v32,
  "setJobPlan 415 application/problem+json": exports.v32,
  "clearJobPlan 400 application/problem+json": exports.v32,
  "clearJobPlan 401 header": exports.v34,
  "clearJobPlan 401 application/problem+json": exports.v32,
  "clearJobPlan 403 application/problem+json": exports.v32,
  "clearJobPlan 404 application/problem+json": exports.v32,
  "listTenantWork 200 application/json": exports.v50,
  "listTenantWork 400 application/problem+json": exports.v32,
  "listTenantWork 401 header": exports.v34,
  "listTenantWork 401 application/problem+json": exports.v32,
  "listTenantWork 403 application/problem+json": exports.v32,
  "listTenantWork 404 application/problem+json": exports.v32,
  "advanceTenantJob 200 application/json": exports.v51,
  "advanceTenantJob 400 application/problem+json": exports.v32,
  "advanceTenantJob 401 header": exports.v34,
  "advanceTenantJob 401 application/problem+json": exports.v32,
  "advanceTenantJob 403 application/problem+json": exports.v32,
  "advanceTenantJob 404 application/problem+json": exports.v32,
  "advanceTenantJob 409 application/problem+json": exports.v32,
  "advanceTenantJob 413 application/problem+json": exports.v32,
  "advanceTenantJob 415 application/problem+json": exports.v32,
  "advanceTenantImport 200 application/json": exports.v51,
  "advanceTenantImport 400 application/problem+json": exports.v32,
  "advanceTenantImport 401 header": exports.v34,
  "advanceTenantImport 401 application/problem+json": exports.v32,
  "advanceTenantImport 403 application/problem+json": exports.v32,
  "advanceTenantImport 404 application/problem+json": exports.v32,
  "advanceTenantImport 409 application/problem+json": exports.v32,
  "advanceTenantImport 413 application/problem+json": exports.v32,
  "advanceTenantImport 415 application/problem+json": exports.v32,
  "advanceTenantDocument 200 application/json": exports.v51,
  "advanceTenantDocument 400 application/problem+json": exports.v32,
  "advanceTenantDocument 401 header": exports.v34,
  "advanceTenantDocument 401 application/problem+json": exports.v32,
  "advanceTenantDocument 403 application/problem+json": exports.v32,
  "advanceTenantDocument 404 application/problem+json": exports.v32,
  "advanceTenantDocument 409 application/problem+json": exports.v32,
  "advanceTenantDocument 413 application/problem+json": exports.v32,
  "advanceTenantDocument 415 application/problem+json": exports.v32,
  "advanceTenantProvision 200 application/json": exports.v51,
  "advanceTenantProvision 400 application/problem+json": exports.v32,
  "advanceTenantProvision 401 header": exports.v34,
  "advanceTenantProvision 401 application/problem+json": exports.v32,
  "advanceTenantProvision 403 application/problem+json": exports.v32,
  "advanceTenantProvision 404 application/problem+json": exports.v32,
  "advanceTenantProvision 409 application/problem+json": exports.v32,
  "advanceTenantProvision 413 application/problem+json": exports.v32,
  "advanceTenantProvision 415 application/problem+json": exports.v32,
  "listTenantFaults 200 application/json": exports.v52,
  "listTenantFaults 400 application/problem+json": exports.v32,
  "listTenantFaults 401 header": exports.v34,
  "listTenantFaults 401 application/problem+json": exports.v32,
  "listTenantFaults 403 application/problem+json": exports.v32,
  "listTenantFaults 404 application/problem+json": exports.v32,
  "createTenantFault 201 header": exports.v38,
  "createTenantFault 201 application/json": exports.v53,
  "createTenantFault 400 application/problem+json": exports.v32,
  "createTenantFault 401 header": exports.v34,
  "createTenantFault 401 application/problem+json": exports.v32,
  "createTenantFault 403 application/problem+json": exports.v32,
  "createTenantFault 404 application/problem+json": exports.v32,
  "createTenantFault 413 application/problem+json": exports.v32,
  "createTenantFault 415 application/problem+json": exports.v32,
  "clearTenantFaults 400 application/problem+json": exports.v32,
  "clearTenantFaults 401 header": exports.v34,
  "clearTenantFaults 401 application/problem+json": exports.v32,
  "clearTenantFaults 403 application/problem+json": exports.v32,
  "clearTenantFaults 404 application/problem+json": exports.v32,
  "deleteTenantFault 400 application/problem+json": exports.v32,
  "deleteTenantFault 401 header": exports.v34,
  "deleteTenantFault 401 application/problem+json": exports.v32,
  "deleteTenantFault 403 application/problem+json": exports.v32,
  "deleteTenantFault 404 application/problem+json": exports.v32,
  "listSnapshots 200 application/json": exports.v54,
  "listSnapshots 400 application/problem+json": exports.v32,
  "listSnapshots 401 header": exports.v34,
  "listSnapshots 401 application/problem+json": exports.v32,
  "listSnapshots 403 application/problem+json": exports.v32,
  "listSnapshots 404 application/problem+json": exports.v32,
  "createSnapshot 201 header": exports.v38,
  "createSnapshot 201 application/json": exports.v55,
  "createSnapshot 400 application/problem+json": exports.v32,
  "createSnapshot 401 header": exports.v34,
  "createSnapshot 401 application/problem+json": exports.v32,
  "createSnapshot 403 application/problem+json": exports.v32,
  "createSnapshot 404 application/problem+json": exports.v32,
  "createSnapshot 409 application/problem+json": exports.v32,
  "createSnapshot 413 application/problem+json": exports.v32,
  "createSnapshot 415 application/problem+json": exports.v32,
  "deleteSnapshot 400 application/problem+json": exports.v32,
  "deleteSnapshot 401 header": exports.v34,
  "deleteSnapshot 401 application/problem+json": exports.v32,
  "deleteSnapshot 403 application/problem+json": exports.v32,
  "deleteSnapshot 404 application/problem+json": exports.v32,
  "downloadSnapshot 200 header": exports.v56,
  "downloadSnapshot 400 application/problem+json": exports.v32,
  "downloadSnapshot 401 header": exports.v34,
  "downloadSnapshot 401 application/problem+json": exports.v32,
  "downloadSnapshot 403 application/problem+json": exports.v32,
  "downloadSnapshot 404 application/problem+json": exports.v32,
  "uploadSnapshot 200 application/json": exports.v55,
  "uploadSnapshot 201 header": exports.v38,
  "uploadSnapshot 201 application/json": exports.v55,
  "uploadSnapshot 400 application/problem+json": exports.v32,
  "uploadSnapshot 401 header": exports.v34,
  "uploadSnapshot 401 application/problem+json": exports.v32,
  "uploadSnapshot 403 application/problem+json": exports.v32,
  "uploadSnapshot 404 application/problem+json": exports.v32,
  "uploadSnapshot 413 application/problem+json": exports.v32,
  "uploadSnapshot 415 application/problem+json": exports.v32,
  "restoreSnapshot 200 application/json": exports.v42,
  "restoreSnapshot 400 application/problem+json": exports.v32,
  "restoreSnapshot 401 header": exports.v34,
  "restoreSnapshot 401 application/problem+json": exports.v32,
  "restoreSnapshot 403 application/problem+json": exports.v32,
  "restoreSnapshot 404 application/problem+json": exports.v32,
  "restoreSnapshot 409 application/problem+json": exports.v32,
};
